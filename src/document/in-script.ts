/** Data as JSON that may stand in a `<script>`: nothing in it can end the script or begin a comment. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
