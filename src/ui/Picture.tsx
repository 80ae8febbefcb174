import type { PictureFiles } from '#media/pictures/picture-files.ts'
import styles from './Picture.module.css'

interface PictureProps {
  readonly files: PictureFiles
  readonly alt: string
  /** True for what is in view when the page opens: fetched at once. What the page shows tiny already gives way to what it does not. */
  readonly first?: boolean
  readonly className?: string | undefined
  readonly id?: string | undefined
}

/**
 * A picture in the smallest format the browser reads, at the width the layout needs, in a box that is reserved for it; what stands in
 * the page for it lies behind.
 */
export function Picture({ files, alt, first, className, id }: PictureProps) {
  const [main] = files.crops
  const urgency = files.tiny ? 'low' : 'high'
  return (
    <>
      {files.tiny && <img className={styles.tiny} src={files.tiny} alt="" />}
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
          fetchPriority={first ? urgency : undefined}
          decoding="async"
        />
      </picture>
    </>
  )
}
