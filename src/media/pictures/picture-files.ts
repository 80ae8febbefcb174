/** One way to crop a picture, in all the widths it is served at. */
export interface PictureCrop {
  /** The screens this crop is for; none means all others. */
  readonly media?: string | undefined
  readonly type: 'image/avif'
  readonly srcSet: string
  readonly sizes: string
  /** Pixels of the largest file: they give the browser the shape of the box. */
  readonly width: number
  readonly height: number
}

/** Addresses of one picture; the first crop is the one without a media condition. */
export interface PictureFiles {
  readonly crops: readonly [PictureCrop, ...PictureCrop[]]
  /** For browsers that do not read AVIF. */
  readonly fallback: string
  /** A `data:` address of a few pixels that stand in the page until the picture has come. */
  readonly preview?: string
}
