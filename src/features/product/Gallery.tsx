import type { ReactNode } from 'react'
import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryPictures, View } from '#media/pictures/site-pictures.ts'
import { Badges, BadgeTemplate } from '#ui/Badges.tsx'
import { Picture } from '#ui/Picture.tsx'
import { englishName, TextWithEnglish } from '#ui/TextWithEnglish.tsx'
import styles from './Gallery.module.css'
import { LapDrawing } from './LapDrawing.tsx'
import { TintLayers } from './TintLayers.tsx'

interface GalleryProps {
  readonly product: Product
  readonly pictures: GalleryPictures
}

/**
 * The views of a product in a row with scroll snap and thumbnails, which works without scripts. `gallery.client.ts` marks the
 * current thumbnail and enlarges a view in a dialog; without it a view links to the large file. A chosen colour shows on the
 * roof view only; the other views name the colour in the picture.
 */
export function Gallery({ product, pictures }: GalleryProps) {
  const { key, product: words } = useWords()
  const { gallery } = words
  const pictured = colours.find(({ id }) => id === product.picturedColour)?.name
  const views: readonly (readonly [id: 'roof' | 'closeup' | 'stack', alt: string, view: View])[] = [
    ['roof', product.roofAlt, pictures.roof],
    ...(pictures.closeup && product.closeupAlt ? [['closeup', product.closeupAlt, pictures.closeup] as const] : []),
    ['stack', product.stackAlt, pictures.stack],
  ]
  const renderThumb = (id: keyof typeof gallery.views, isCurrent: boolean, content: ReactNode) => (
    <li key={id}>
      <a
        href={`#view-${id}`}
        aria-label={gallery.views[id]}
        aria-current={isCurrent ? 'true' : undefined}
        data-thumb=""
      >
        {content}
      </a>
    </li>
  )
  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <ul className={styles.strip} aria-label={gallery.label(product.name)} data-strip="">
          {views.map(([id, alt, view]) => (
            <li key={id} id={`view-${id}`}>
              <a href={view.enlarged} aria-label={gallery.enlarge(alt)} data-enlarge={gallery.close}>
                <Picture
                  files={view.picture}
                  alt={alt}
                  priority={id === 'roof'}
                  id={id === 'roof' ? product.slug : undefined}
                  className={id === 'roof' ? styles.roof : undefined}
                />
                {id === 'roof' && pictures.tint && <TintLayers tint={pictures.tint} />}
              </a>
              {id !== 'roof' && pictured && (
                <p>
                  <TextWithEnglish text={gallery.picturedIn(pictured[key])} english={englishName(pictured, key)} />
                </p>
              )}
            </li>
          ))}
          <li id="view-section" className={styles.section}>
            <LapDrawing product={product} />
          </li>
        </ul>
        <Badges product={product} withTooltips />
      </div>
      <BadgeTemplate withTooltips />
      <ul className={styles.thumbs}>
        {views.map(([id, , view]) =>
          renderThumb(
            id,
            id === 'roof',
            <img src={view.thumb} width="240" height="150" alt="" loading="lazy" fetchPriority="low" />,
          ),
        )}
        {renderThumb('section', false, <LapDrawing product={product} linesOnly />)}
      </ul>
    </div>
  )
}
