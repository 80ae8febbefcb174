import type { ReactNode } from 'react'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { Badges, BadgeTemplate } from '#ui/Badges.tsx'
import { Picture } from '#ui/Picture.tsx'
import { describeViews } from './describe-views.ts'
import styles from './Gallery.module.css'
import { LapDrawing } from './LapDrawing.tsx'
import { PicturedIn } from './PicturedIn.tsx'

interface GalleryProps {
  readonly product: Product
  readonly pictures: readonly GalleryView[]
}

/**
 * The views of a product in a row with scroll snap and thumbnails, which works without scripts. `gallery.client.ts` marks the
 * current thumbnail and enlarges a view in a dialog; without it a view links to the large file. `repaint.ts` shows a chosen
 * colour on every view with a mask, and hides its caption. A caption names the colour in the picture. That of the first view is
 * hidden until another colour is chosen.
 */
export function Gallery({ product, pictures }: GalleryProps) {
  const words = useWords().product
  const { gallery } = words
  const views = describeViews(product, pictures, words)
  const renderThumb = (id: keyof typeof gallery.views, isCurrent: boolean, content: ReactNode, mask?: string) => (
    <li key={id}>
      <a
        href={`#view-${id}`}
        aria-label={gallery.views[id]}
        aria-current={isCurrent ? 'true' : undefined}
        data-thumb=""
        data-mask={mask}
      >
        {content}
        <span>{gallery.thumbs[id]}</span>
      </a>
    </li>
  )
  return (
    <div className={styles.gallery}>
      <Badges product={product} withTooltips />
      <BadgeTemplate withTooltips />
      <div className={styles.frame}>
        <ul className={styles.strip} aria-label={gallery.label(product.name)} data-strip="">
          {views.map(({ id, alt, picture, enlarged, mask }, index) => (
            <li key={id} id={`view-${id}`}>
              <a href={enlarged} aria-label={gallery.enlarge(alt)} data-enlarge={gallery.close} data-mask={mask}>
                <Picture
                  files={picture}
                  alt={alt}
                  priority={index === 0}
                  transitionId={index === 0 ? product.slug : undefined}
                  className={index === 0 ? styles.first : undefined}
                />
              </a>
              <PicturedIn product={product} isHidden={index === 0} />
            </li>
          ))}
          <li id="view-section" className={styles.section}>
            <LapDrawing product={product} />
          </li>
        </ul>
      </div>
      <ul className={styles.thumbs}>
        {views.map(({ id, thumb, mask }, index) =>
          renderThumb(
            id,
            index === 0,
            <img src={thumb} width="240" height="150" alt="" loading="lazy" fetchPriority="low" />,
            mask,
          ),
        )}
        {renderThumb('section', false, <LapDrawing product={product} linesOnly />)}
      </ul>
    </div>
  )
}
