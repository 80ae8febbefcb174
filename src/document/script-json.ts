/** Serializes data as JSON for an inline `<script>`. Escaping `<` prevents the data from ending the script. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
