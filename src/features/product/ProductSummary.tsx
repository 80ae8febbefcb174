import { accessories } from '#facts/accessories.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { findNamedProduct } from '#facts/named-product.ts'
import type { Product } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { ExamplePrice } from '#features/prices/ExamplePrice.tsx'
import { countExampleRoof, exampleHouse, findCheaperExample, findDearerExample } from '#features/prices/example-roof.ts'
import { PriceDate } from '#features/prices/PriceDate.tsx'
import { savingAttributes } from '#features/prices/price-attributes.ts'
import walls from '#features/prices/WallFields.module.css'
import { WallFields } from '#features/prices/WallFields.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { homeGauge } from '#roofing/profiles/gauges.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { SubmitButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { AccessoryTable } from './AccessoryTable.tsx'
import { ChosenColour } from './ChosenColour.tsx'
import { Closeup } from './Closeup.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { Features } from './Features.tsx'
import { Gallery } from './Gallery.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { quoteChoices, sampleLink } from './order-links.ts'
import { PricePerM2 } from './PricePerM2.tsx'
import styles from './ProductSummary.module.css'
import { Promises } from './Promises.tsx'
import { Reviews } from './Reviews.tsx'
import { StartingPrice } from './StartingPrice.tsx'
import { ThicknessTable } from './ThicknessTable.tsx'

/** The guide to gauges and millimetres. */
const GAUGE_GUIDE = 'gauge-and-millimetres'

/** A name of more letters takes two lines of a phone at the size of a title. */
const LONG_NAME = 14

/** The first sentence about who a product suits, and what follows it: how it differs from another product. */
function partsOfSuits({ suits = '' }: Pick<Product, 'suits'>) {
  const [who = '', ...others] = suits.split(/(?<=\.) /)
  return { who, difference: others.join(' ') }
}

interface SuitsProps {
  readonly product: Product
  readonly text: string
}

/** A part of the text about who a product suits; nothing without one. Another product that it names is a link to its page. */
function Suits({ product: { slug, name }, text }: SuitsProps) {
  const paths = usePaths()
  const named = findNamedProduct({ slug, name, suits: text }, localizedProducts(useWords()))
  const [before, linked, after] = named?.parts ?? [text]
  return (
    text !== '' && (
      <p className={styles.suits}>
        {before}
        {named && linked && (
          <a href={paths.product(named.product.slug)}>
            <ProductName name={linked} />
          </a>
        )}
        {after}
      </p>
    )
  )
}

function Heading({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <div className={styles.heading}>
      <div>
        <div className={styles.above}>
          <p className={styles.category}>{product.category}</p>
          <Reviews />
        </div>
        <h1 className={product.name.length > LONG_NAME ? styles.longName : undefined}>
          <ProductName name={product.name} />
        </h1>
        <p className={styles.description}>{product.description}</p>
        <Suits product={product} text={partsOfSuits(product).who} />
      </div>
      <div className={styles.prices}>
        <StartingPrice product={product} />
        <PricePerM2 product={product} products={productFacts} />
        {product.isOutOfStock && <p>{words.product.outOfStock}</p>}
      </div>
    </div>
  )
}

interface PricedRoof {
  readonly product: Pick<Product, 'slug'>
  readonly roof: Pick<TakeOff, 'runningM' | 'priceKsh'>
}

/** How much less or more a roof costs in another product. */
function PriceDifference({ own, other }: { readonly own: PricedRoof; readonly other: PricedRoof }) {
  const { less, more } = useWords().estimator.productComparison
  const isLess = other.roof.priceKsh < own.roof.priceKsh
  const lengthOf = ({ product, roof }: PricedRoof) => ({ key: product.slug, lengthM: roof.runningM })
  const [dear, cheap] = isLess ? [own, other] : [other, own]
  const difference = formatPrice(dear.roof.priceKsh - cheap.roof.priceKsh)
  return (
    <b {...savingAttributes(lengthOf(dear), lengthOf(cheap))}>
      {keepUnitsTogether((isLess ? less : more)(difference))}
    </b>
  )
}

/**
 * The example roof in a wider sheet that costs less, beside a product whose price a metre only seems lower; and beside that sheet how much
 * more the same roof costs in the narrow one.
 */
function SameRoof({ product }: { readonly product: Product }) {
  const words = useWords()
  const paths = usePaths()
  const products = localizedProducts(words)
  const cheaper = findCheaperExample(product, products)
  const other = cheaper ?? findDearerExample(product, products)
  if (!other) return null
  const sheets = formatNumber(other.roof.sheets)
  return (
    <p className={styles.cheaper}>
      <span>
        {`${words.product.sameRoofIn} `}
        <a href={paths.product(other.product.slug)}>
          <ProductName name={other.product.name} />
        </a>
        :
      </span>{' '}
      <span className={styles.wider}>
        <span>
          {cheaper ? words.product.widerSheets(sheets) : words.product.narrowerSheets(sheets)}
          <span className={styles.comma}>,</span>
        </span>{' '}
        <PriceDifference own={{ product, roof: countExampleRoof(product) }} other={other} />
      </span>
    </p>
  )
}

/** How a product differs from another one, and how much less or more the example roof costs in that; nothing without a text. */
function Difference({ product }: { readonly product: Product }) {
  const words = useWords()
  const { compare, exampleRoof } = words.product
  const { difference } = partsOfSuits(product)
  if (!difference) return null
  const { slug, name } = product
  const other = findNamedProduct({ slug, name, suits: difference }, localizedProducts(words))?.product
  const roof = countExampleRoof(product)
  const otherRoof = other && countExampleRoof(other)
  return (
    <>
      <dt>{compare}</dt>
      <dd>
        <Suits product={product} text={difference} />
        {otherRoof && otherRoof.priceKsh !== roof.priceKsh && (
          <p>
            <small>
              {`${exampleRoof}: `}
              <PriceDifference own={{ product, roof }} other={{ product: other, roof: otherRoof }} />
            </small>
          </p>
        )}
      </dd>
    </>
  )
}

/** A form that opens the estimator with the visitor's walls, and the example roof in this product with the day of the prices. */
function ExampleRoof({ product }: { readonly product: Product }) {
  const words = useWords()
  const paths = usePaths()
  const roof = countExampleRoof(product)
  return (
    <form className={classes(walls.form, styles.exampleRoof)} action={paths.quote}>
      <h2>{words.home.roofForm.heading}</h2>
      {Object.entries({ ...(product.finish === 'painted' && { colour: '' }), ...quoteChoices(product) }).map(
        ([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ),
      )}
      <WallFields />
      <SubmitButton>{words.home.roofForm.submit}</SubmitButton>
      <div>
        <p>{keepUnitsTogether(words.product.example(exampleHouse))}</p>
        <ExamplePrice roof={roof} priceKey={product.slug} sheetM={roof.cuts[0]?.lengthM} />
        <PriceDate isAnnounced />
      </div>
      <SameRoof product={product} />
    </form>
  )
}

/** What a product without paint says in place of colours. */
function BareMetal() {
  const { heading, bare } = useWords().product.colours
  return (
    <>
      <dt>{heading}</dt>
      <dd>{bare}</dd>
    </>
  )
}

/**
 * How thick a sheet a home needs, and the question how thick ours is, for products without prices by thickness. The question links to
 * the guide where there is one.
 */
function Thickness() {
  const paths = usePaths()
  const words = useWords()
  const { thicknesses } = words.product
  const hasGuide = guides[words.key].some(({ slug }) => slug === GAUGE_GUIDE)
  return (
    <>
      <dt>{thicknesses.thickness}</dt>
      <dd>
        {`${keepUnitsTogether(thicknesses.forHome(homeGauge.minMm, homeGauge.gauge))} `}
        <small>{hasGuide ? <a href={paths.guide(GAUGE_GUIDE)}>{thicknesses.ask}</a> : thicknesses.ask}</small>
      </dd>
    </>
  )
}

/** A link that asks for a sample, of a painted product in the chosen colour, which `colour-copies.client.ts` writes into it. */
function Sample({ product }: { readonly product: Product }) {
  const words = useWords()
  const isColoured = product.picturedColour !== undefined
  return (
    <>
      <dt>{words.product.sampleHeading}</dt>
      <dd>
        <a href={sampleLink(product, words)}>
          {isColoured ? `${words.product.sampleInColour} ` : words.product.sample}
          <ChosenColour product={product} />
        </a>
        {isColoured && ' '}
        {isColoured && <small>{words.product.colours.note}</small>}
      </dd>
    </>
  )
}

/** All that one needs to buy, in three steps: the colour, what a roof costs, the order. */
function BuyBox({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <div className={styles.buy}>
      <Heading product={product} />
      {product.thicknesses.length > 0 && <ThicknessTable product={product} />}
      {product.finish === 'painted' && <ColourChoice product={product} />}
      <ExampleRoof product={product} />
      <OrderButtons product={product} />
      <div className={styles.notes}>
        <p>{words.estimator.order.nothingPaid}</p>
        <p>{words.product.priceNote}</p>
      </div>
      <dl className={styles.asked}>
        {product.finish === 'bare' && <BareMetal />}
        {product.thicknesses.length === 0 && <Thickness />}
        <Sample product={product} />
        <Difference product={product} />
      </dl>
    </div>
  )
}

interface ProductSummaryProps {
  readonly product: Product
  readonly pictures: readonly GalleryView[]
}

/**
 * The parts in the order of phones. Wide screens have pictures and features on the left, and all that one needs to buy on the
 * right, where it stays in view beside these if they are longer; the promises are below both. The close-up is last.
 */
export function ProductSummary({ product, pictures }: ProductSummaryProps) {
  const closeup = pictures.find(({ id }) => id === 'closeup')
  return (
    <div className={styles.summary}>
      <div className={styles.pictures}>
        <Gallery product={product} pictures={pictures} />
      </div>
      <div className={styles.right}>
        <BuyBox product={product} />
      </div>
      <div className={styles.promises}>
        <Promises product={product} />
      </div>
      <div className={styles.features}>
        <Features product={product} />
        <AccessoryTable accessories={accessories} />
      </div>
      {closeup && <Closeup product={product} view={closeup} />}
    </div>
  )
}
