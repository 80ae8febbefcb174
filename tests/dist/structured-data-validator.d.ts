declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly path: readonly object[]
  }
  /** Without the option to check the vocabulary, which TypeScript checks with the types of `schema-dts`. */
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default class Validator {
    validate(found: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>
  }
}
