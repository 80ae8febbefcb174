/** One crop of a picture, in all its widths. */
export interface PictureCrop {
  /** Media condition of the screens that get this crop; without one, all other screens. */
  readonly media?: string | undefined
  readonly type: 'image/avif'
  readonly srcSet: string
  readonly sizes: string
  /** Pixels of the largest file: browsers reserve a box of this shape. */
  readonly width: number
  readonly height: number
}

/** Addresses of one picture. The first crop has no media condition. */
export interface PictureFiles {
  readonly crops: readonly [PictureCrop, ...PictureCrop[]]
  /** For browsers without AVIF. */
  readonly fallback: string
  /** A `data:` address of a few pixels, shown until the picture has loaded. */
  readonly preview?: string
}
