/**
 * The words of hand-written lists, English and Kiswahili, spelled as hardware shops and fundis spell them. A `*` stands for any
 * ending. A missing word only leads to a question; a word under the wrong sense leads to a wrong count.
 */

/**
 * Goods other than roofing sheets that are often listed, or listed with a word for sheets (`gypsum sheets`). Any other
 * noun is unknown, so it is not counted either.
 */
const goods = {
  ridge: 'ridg* rigd* kofia makofia cap caps capping* hipcap* rolltop* rooltop*',
  valley: 'valley* vally* vali vale',
  fastener: 'nail* misumari msumari screw* bolt* washer* rivet* cud cuds rubber* hook*',
  gutter: 'gutter* guter* gatta* mfereji mifereji downpipe*',
  flashing: 'flash* apron*',
  'plain-sheet': 'plain flat',
  timber:
    'timber* mbao wood* post posts nguzo pole* rafter* purlin* batten* kenchi truss* boriti fito cypress pine plank* joist*',
  other:
    'barge* badge* facia* fascia* fasha* board* soffit* ceiling* gypsum* cornic* plywood* mdf skirting* pipe* bomba mabomba tube* hollow angle* bar bars rod rods nondo chuma channel* mesh wire* waya ' +
    'cement* saruji sand mchanga ballast* kokoto stone* mawe brick* matofali blocks door* mlango milango window* dirisha madirisha frame* glass* kioo paint* primer putty sealant* silicon* glue tape* bitumen* ' +
    'insulat* foil felt membrane* polythene* nylon net nets polycarb* transluc* fiber* fibre* skylight* perspex* acrylic* asbestos* pvc plastic* louvre* vent vents bracket* clip clips tank* matank gate gates fence* disc discs',
}

const other = {
  /** Roofing sheets. A number before the word counts them. */
  sheet: 'sheet sheets shet shets sheeti shiti shits mabati bati mabatis batis mbati ironsheet* karatasi shuka',
  /** A make or profile of roofing sheet. */
  profile:
    'boxprofile* profile profiles dumuz* dumz* versatile* romantile* roman corrugated corugated aluzinc zincal galsheet* gci resincot* orientile* elegantile* covermax maisha',
  piece: 'pc pcs pce pces pcss ps piece pieces peice peices peace peaces pisi vipande kipande nos nr nrs',
  /** Units other than pieces. */
  pack: 'kg kgs kilo kilos gram* gms pkt pkts packet* pakiti carton* boxes roll rolls bag bags mifuko mfuko litre* ltr ltrs tin tins debe bundle* ton tons tonne* pair pairs jozi set sets lorry lori load loads trip trips coil* drum drums step steps hatua',
  /** A number before the word is not a quantity: `3 days`. */
  time: 'day days siku week weeks wiki month* mwezi year years mwaka hour* hrs masaa saa minute* am pm percent degree* deg km kms st nd rd th',
  times: 'x by mara',
  of: 'of za ya vya zenye yenye wa la cha',
  /** Followed by the count of the length before it. */
  is: 'ni are is ziwe zikuwe iwe zitakuwa',
  at: 'at kwa',
  each: 'each kila',
  per: 'per',
  and: 'and na plus then halafu kisha with pamoja',
  currency: 'ksh kshs kes kesh sh shs shilling* bob',
  price: 'price* bei rate rates cost* amount amt kiasi pesa value',
  gauge: 'gauge* guage* gage* g ga swg geji',
  width: 'wide width upana broad cover coverage effective',
  length: 'length* len lenght* urefu size* l lg measurement* vipimo kipimo dimension*',
  quantity: 'qty quantity quantities idadi',
  number: 'no number num namba',
  total: 'total* subtotal* sum jumla grand ttl',
  /** A number after the word is an identifier: `Till 5123456`. */
  reference:
    'pitch invoice inv receipt lpo till paybill account acc ref reference id tel telephone phone simu call piga mpesa pin lipa serial cheque page code vat tax discount deposit balance paid transport usafiri labour labor ufundi fare po contact* whatsapp',
  /** A side or part of a roof, possibly numbered. */
  place: 'side sides upande pande slope* part parts phase section* wing type block item lot row',
  /** A building or room, which has a size of its own: `House 12 x 9`. */
  building:
    'house home nyumba mjengo plot ploti shamba building roof paa bungalow maisonette church kanisa store stoo shop duka garage hall school shule room* chumba vyumba bedroom* kitchen* jikoni sitting sebule lounge dining veranda* varanda baraza porch patio toilet* choo bathroom* corridor carport shed banda office* class* annex* extension floor area compound',
  /** The sheets may not be for buying, or may be meant differently. */
  doubt:
    'balance deposit paid existing not sio siyo si hapana hakuna instead badala cancel* remove* toa ondoa punguza rudisha return* less minus or au ama if ikiwa received delivered nimepokea tumepokea remaining already tayari used old zamani waste offcut* damaged broken wrong missing tile tiles vigae kigae except without bila half nusu robo quarter double max maximum min minimum between was were ilikuwa zilikuwa change* badilisha replace* spare sample excluding baki imebaki zimebaki wacha acha cut kata from futa imefutwa zimefutwa yamefutwa dont scrap',
  /** The shape of a roof, which may be followed by its size. */
  shape: 'hip hips gable* lean dutch',
  /** The count may apply to each of several sides. */
  repeated: 'both twice houses buildings roofs',
  /** The name of a person or place follows. */
  beforeName: 'to hadi mpaka mr mrs miss mzee bwana mwalimu mama baba pastor father dr eng near',
  /** The line is talk, or the title of a list. */
  talk:
    'messages message calls encrypted media omitted deleted edited attached image photo video sticker ' +
    'hesabu please pls kindly tafadhali need needs needed want wants would like send give get order* buy supply quote quotation* proforma list* orodha material* vifaa estimate bom boq require* request bill required following below use confirm deliver* site saiti village county road street town mjini kijiji project kazi client customer owner mwenye name jina date tarehe ' +
    'hello hi hey habari sasa niaje mambo sema boss bosi chief mkuu ndugu dada bro sir madam dear good morning afternoon evening asante thanks thank welcome karibu ok okay sawa poa fundi mafundi hardware forwarded many regards god bless limited ltd enterprises company ' +
    'nairobi mombasa kisumu nakuru eldoret thika kiambu kitengela machakos ruiru juja ngong rongai karen athi river embu meru nyeri kitale kericho kisii kakamega bungoma busia malindi kilifi narok kajiado naivasha limuru nanyuki garissa voi kitui isiolo',
  known:
    'front back left right mbele nyuma kushoto kulia iron roofing the a an for in on this these those my your our we i you me us it its they them all only just pia tu hii hizi hizo yangu yako zangu yetu yake as so also same but here times ' +
    'new final approx about around kama hivi say full whole nzima more extra zaidi ongeza nyingine zingine zile mengine other another next ' +
    'colour* color* rangi red nyekundu blue bluu green kijani maroon grey gray kijivu charcoal graphite black nyeusi white nyeupe brown kahawia chocolate coffee orange cream beige terracotta burgundy service regal brick jungle forest sky navy silver natural bare galvan* galv zinc gi alu matte matt glossy gloss shiny textured stone coated super heavy light standard quality genuine original steel ' +
    'top bottom upper lower middle center centre juu chini main big small short long kubwa ndogo fupi refu ndefu master servant sq ' +
    'box pattern design brand thick thickness running rm first second third kwanza lap* overlap* urgent haraka leo kesho today tomorrow ' +
    'there has have had be been can could will should some sure check free bure stock ipo iko niko nipo kuna do who what how ngapi gani description desc particulars details product* goods uom unit units note* ' +
    'he she him her much many told tell tells says said say best get gave given found am im ndio ndiyo basi lakini sana kwamba wangu wako wake wetu yenu huyu hiyo hapa hapo',
}

/** `nail`: nails for timber, which are told from roofing nails by their size or the words beside them. */
export type GoodsKind = keyof typeof goods | 'nail'

/** The role of a word in a list. */
export type Sense = keyof typeof goods | keyof typeof other | 'unknown'

const wordsBySense: Readonly<Record<string, string>> = { ...goods, ...other }

/** The words of a sense, as the source of a regular expression. */
export function wordPattern(sense: keyof typeof other): string {
  return other[sense].replace(/ /g, '|').replace(/\*/g, '[a-z]*')
}

const exact = new Map<string, Sense>()
const stems = new Map<string, Sense>()
for (const [sense, words] of Object.entries(wordsBySense))
  for (const word of words.split(' ')) {
    const stem = word.endsWith('*')
    ;(stem ? stems : exact).set(stem ? word.slice(0, -1) : word, sense as Sense)
  }

/** Kiswahili verbs with their prefixes: nataka, tunahitaji, nipatie, uniletee. */
const verb =
  /^(?:na|ni|tu|u|a|wa|m|ku|nina|tuna|una|ana|nita|tuta|nime|tume|i|zi)*(?:taka|omba|hitaji|hitajika|pea|pe|patie|pata|letee|leta|tumie|tuma|wekee|weka|andika|agiza|nunua|chukua|jenga|ezeka|kuwa)$/
/** Verbs with a subject, a tense and perhaps an object: amesema, alisema, tununue, ameniandikia. */
const conjugatedVerb =
  /^(?:ni|u|a|tu|m|wa|i|zi|ya)(?:na|me|li|ta|nge|ki|ka|ku|sha|mesha)?(?:ni|tu|ku|m|wa|i|zi|ya)?(?:sem|ambi|andiki?|uliz|nunuli?|nunu|omb|hitaji?|patii?|tumi?|agiz|chuku|leteli?|lete?|jeng|ezek|tak|pig|pim|hesabi|hesabu|p)(?:a|e|i|wa|iwa)?$/
/** Verbs that say no: sitaki, hatutaki, usiweke. */
const negatedVerb =
  /^(?:(?:si|hu|ha|hatu|hawa)(?:ku|ja)?(?:tak|hitaj|nunu)[a-z]{0,4}|(?:ni|u|a|tu|m|wa)si[a-z]{2,12}e)$/

/** No stem or verb is longer. */
const MAX_WORD_LENGTH = 24

/** The sense of a word in lower case. */
export function senseOf(word: string): Sense {
  const known = exact.get(word)
  if (known) return known
  // A single letter (`A: 20 x 3m`) or Roman numeral (`ii)`) is a label; a possessive is a name.
  if (negatedVerb.test(word)) return 'doubt'
  if (
    word.length === 1 ||
    /^[ivx]+$/.test(word) ||
    word.endsWith("'s") ||
    verb.test(word.slice(0, MAX_WORD_LENGTH)) ||
    conjugatedVerb.test(word)
  )
    return 'known'
  for (let end = Math.min(word.length, MAX_WORD_LENGTH); end > 2; end--) {
    const sense = stems.get(word.slice(0, end))
    if (sense) return sense
  }
  return 'unknown'
}

export function isGoods(sense: Sense): sense is keyof typeof goods {
  return sense in goods
}
