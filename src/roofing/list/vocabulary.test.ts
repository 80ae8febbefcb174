import { expect, test } from 'vitest'
import { isGoods, senseOf, wordPattern } from './vocabulary.ts'

test.each([
  ['ridge', 'ridge ridges ridgecap kofia makofia cap capping hipcaps rolltop'],
  ['valley', 'valley valleys vali'],
  ['fastener', 'nails misumari screws bolts cud rubbers'],
  ['gutter', 'gutters gatta mifereji downpipes'],
  ['flashing', 'flashings apron'],
  ['plain-sheet', 'plain flat'],
  ['timber', 'mbao timber poles rafters purlins boriti cypress'],
  ['other', 'bargeboard badge facia ceiling gypsum plywood pipes bomba bars nondo wires waya'],
  ['other', 'cement saruji mchanga bricks door milango glass kioo paint sealant glue tape'],
  ['other', 'insulation foil membrane polycarbonate skylights pvc vents tanks gate discs'],
  ['sheet', 'sheet sheets shets mabati bati ironsheets karatasi'],
  ['profile', 'profile boxprofile dumuzas versatile roman corrugated gci maisha'],
  ['piece', 'pc pcs pieces pisi vipande nos'],
  ['pack', 'kg kilos rolls bags mifuko bundles pairs lorry'],
  ['time', 'days siku weeks mwezi saa degrees percent'],
  ['times', 'x by mara'],
  ['of', 'of za ya vya'],
  ['is', 'ni are is ziwe'],
  ['at', 'at kwa'],
  ['each', 'each kila'],
  ['per', 'per'],
  ['and', 'and na plus pamoja'],
  ['currency', 'ksh kes sh shillings bob'],
  ['price', 'price prices bei cost amount'],
  ['gauge', 'gauge gauges g geji'],
  ['width', 'wide width upana effective'],
  ['length', 'length lengths urefu l measurements vipimo'],
  ['quantity', 'qty quantity idadi'],
  ['number', 'no number namba'],
  ['total', 'total totals subtotal jumla grand'],
  ['reference', 'till paybill invoice phone simu mpesa transport labour whatsapp'],
  ['place', 'side upande slopes part section wing'],
  ['building', 'house nyumba rooms chumba kitchen veranda store garage church floor'],
  ['doubt', 'not sio instead cancelled returned or au used old damaged tiles vigae nusu max from'],
  ['repeated', 'both twice houses'],
  ['beforeName', 'to mpaka mr mama pastor near'],
  ['talk', 'hesabu please need quotation list deliver site county client'],
  ['talk', 'hello habari boss asante fundi hardware ltd company'],
  ['talk', 'nairobi mombasa eldoret isiolo'],
  ['known', 'front nyuma left iron the this our us only pia hizi as here times'],
  ['known', 'new approx hivi extra zaidi another next'],
  ['known', 'colours red nyekundu maroon charcoal kahawia brick galvanised matt glossy steel'],
  ['known', 'top juu main big ndogo refu sq'],
  ['known', 'box pattern brand thickness running first lap urgent leo'],
  ['known', 'there should check bure stock ngapi details notes'],
  ['shape', 'hip gables lean'],
  ['doubt', 'sitaki hatutaki usiweke futa'],
  ['known', 'amesema alisema tununue ameandika niulize amenipa much told'],
  ['unknown', 'kornish sheety ironic xyz'],
])('the sense is %s for: %s', (sense, words) => {
  expect(words.split(' ').map(word => [word, senseOf(word)])).toEqual(words.split(' ').map(word => [word, sense]))
})

test.each(['nataka', 'tunahitaji', 'nipatie', 'uniletee', 'ninaomba', 'tununua', 'agiza', 'nitaezeka'])(
  '%s is a known verb with its prefix',
  word => {
    expect(senseOf(word)).toBe('known')
  },
)

test.each(['takataka', 'xtaka', 'nunuax'])('%s is not a known verb', word => {
  expect(senseOf(word)).toBe('unknown')
})

test.each(['b', 'ii', 'iv', 'xii', "john's"])('%s is a label or a possessive', word => {
  expect(senseOf(word)).toBe('known')
})

test('a word may continue after its stem, and a stem has at least three letters', () => {
  expect(senseOf(`ridge${'s'.repeat(100)}`)).toBe('ridge')
  expect(senseOf('ri')).toBe('unknown')
  expect(senseOf('rid')).toBe('unknown')
})

test('the pattern of a sense matches all its words with every ending', () => {
  const sheet = new RegExp(`^(?:${wordPattern('sheet')})$`)
  for (const word of ['sheet', 'mabati', 'ironsheet', 'ironsheets']) expect(word).toMatch(sheet)
  for (const word of ['mabat', 'sheetx', '', 'a']) expect(word).not.toMatch(sheet)
})

test('sheets and their profiles do not count as goods', () => {
  expect((['ridge', 'other', 'timber', 'plain-sheet'] as const).every(isGoods)).toBe(true)
  expect((['sheet', 'piece', 'unknown', 'known'] as const).some(isGoods)).toBe(false)
})
