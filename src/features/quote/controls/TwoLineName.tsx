import { TextWithEnglish } from '#ui/TextWithEnglish.tsx'
import styles from './TwoLineName.module.css'

interface TwoLineNameProps {
  /** A name, with an English word in brackets on pages in other languages. */
  readonly name: string
  /** Whether the word in brackets is to be pronounced as English. */
  readonly isEnglish?: boolean
}

/** A name with the word in brackets on a line of its own below it. What comes after the brackets stays with the name. */
export function TwoLineName({ name, isEnglish }: TwoLineNameProps) {
  const [, main = name, word, rest = ''] = /^(.*?) \((.*)\)(.*)$/.exec(name) ?? []
  return (
    <span>
      {`${main}${rest}${word ? ' ' : ''}`}
      {word && (
        <i className={styles.word}>
          <TextWithEnglish text={`(${word})`} english={isEnglish ? word : undefined} />
        </i>
      )}
    </span>
  )
}
