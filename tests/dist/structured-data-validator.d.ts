declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly path: readonly object[]
  }
  /** Without the vocabulary itself: that is held against the types of `schema-dts`. */
  // biome-ignore lint/style/noDefaultExport: so the package gives it
  export default class Validator {
    validate(found: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>
  }
}
