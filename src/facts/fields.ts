import { z } from 'zod'

// What several of the owner's files hold, and what is said where it is wrong.
export const TEXT = 'a text of at least 2 characters'
export const text = z.string(TEXT).trim().min(2, TEXT)

export const day = z.iso.date('a date such as 2026-11-21')

export const yesOrNo = z.boolean('true or false')
