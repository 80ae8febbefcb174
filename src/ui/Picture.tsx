import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

interface PictureProps {
  readonly files: PictureFiles
  readonly alt: string
  /** Loads the picture at once, with high priority: for the one in view when the page opens. */
  readonly priority?: boolean
  /** How wide the picture is shown, where not as its role says (`sizes` in HTML). */
  readonly sizes?: string | undefined
  /** Class of the box around picture and preview. */
  readonly frameClassName?: string | undefined
  readonly className?: string | undefined
  /** A view transition moves a picture between two pages where it has the same id (`view-transition-name` in the styles). */
  readonly transitionId?: string | undefined
}

/**
 * A picture in a box of its aspect ratio. The browser chooses the format and the width. A tiny blurred preview is behind it
 * until it has loaded.
 */
export function Picture({ files, alt, priority, sizes, frameClassName, className, transitionId }: PictureProps) {
  const [main] = files.crops
  return (
    <span className={classes(styles.frame, frameClassName)}>
      {files.preview && <img className={styles.preview} src={files.preview} alt="" />}
      <picture>
        {files.crops.toReversed().map(crop => (
          <source
            key={crop.media ?? ''}
            type={crop.type}
            media={crop.media}
            srcSet={crop.srcSet}
            sizes={sizes ?? crop.sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
        <img
          id={transitionId}
          className={className}
          src={files.fallback}
          width={main.width}
          height={main.height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}
