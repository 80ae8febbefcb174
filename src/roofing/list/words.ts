/** The vocabulary of hand-written sheet lists, English and Kiswahili, as sources for regular expressions. */

/** A number before one of these is a number of pieces; some also name the goods, so they bind to a first number only. */
export const PIECES = '(?:pcs?|pieces?|nos?|vipande|kipande)'
export const SHEETS = '(?:(?:iron ?)?sheets?|mabati|bati|karatasi|off?|za|ya|zenye)'

/** A number after one of these is a number of pieces. */
export const COUNT_OF = '(?:mabati|bati|sheets?|pcs?|pieces?|vipande|qty|quantity|idadi|nos?)'

/** What may stand between a number of pieces and a length. */
export const TIMES = '(?:x|by|of|za|ya|zenye|each|kila)'

/** Metal gauge, which is a number but neither a count nor a length. */
export const GAUGE = /\b(?:gauge|gage|g) ?[-:]? ?(?:2[4-9]|3[0-5])\b|\b(?:2[4-9]|3[0-5]) ?(?:gauge|gage|g)\b/g

/** An amount of money, with the sign that leads to it. */
export const MONEY =
  /(?:\bat |[x@] ?)?\b(?:kshs?|kes|shs?)\b\.? ?[\d,.]+(?: ?\/[=-])?|(?:\bat |[x@] ?)?\d[\d,.]* ?(?:\/[=-]|(?:bob|kshs?|kes|shillings?)\b)/g

/** Goods that are counted and measured like sheets and are none. */
export const OTHER_GOODS =
  /\b(?:ridges?|kofia|caps?|nails?|misumari|msumari|screws?|bolts?|timber|mbao|gutters?|valleys?|flashings?|fascias?|posts?|nguzo|poles?|rafters?|purlins?|battens?|cement|saruji|sand|mchanga|bags?|kgs?|kilos?|wires?|doors?|windows?)\b/

/** A sum at the foot of a list. */
export const TOTAL = /\b(?:totals?|subtotal|sum|jumla)\b/

/** Words that belong to a line and say nothing more. */
export const KNOWN = new Set(
  'x by of off za ya zenye la wa at each kila moja long length lengths urefu and na a the pc pcs piece pieces no nos sheet sheets iron mabati bati karatasi vipande kipande qty quantity idadi roofing'.split(
    ' ',
  ),
)
