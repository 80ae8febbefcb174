declare module 'subset-font' {
  interface Options {
    /** The layout features to keep; all of them by default. */
    readonly keepFeatures?: readonly string[]
    readonly dropTables?: readonly string[]
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
