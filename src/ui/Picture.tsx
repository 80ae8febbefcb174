import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

interface PictureProps {
  readonly files: PictureFiles
  readonly alt: string
  /** True for what is in view when the page opens: asked for first. */
  readonly first?: boolean
  /** Class of the box around picture and preview. */
  readonly frame?: string | undefined
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/**
 * A picture in the smallest format the browser reads, at the width the layout needs, in a box that is reserved for it. Its
 * preview, a few blurred pixels in the page itself, lies behind it until it has come.
 */
export function Picture({ files, alt, first, frame, className, id }: PictureProps) {
  const [main] = files.crops
  return (
    <span className={classes(styles.frame, frame)}>
      {files.preview && <img className={styles.preview} src={files.preview} alt="" />}
      <picture>
        {files.crops.toReversed().map(crop => (
          <source
            key={crop.media ?? ''}
            type={crop.type}
            media={crop.media}
            srcSet={crop.srcSet}
            sizes={crop.sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
        <img
          id={id}
          className={className}
          src={files.fallback}
          width={main.width}
          height={main.height}
          alt={alt}
          loading={first ? undefined : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}
