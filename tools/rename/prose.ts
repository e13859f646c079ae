import type { PhraseRule } from "./rule.ts";

/** Phrases of comments, test titles, documents and English strings, by the word they replace. The long ones come first. */
const phrases: readonly (readonly [phrase: string, to: string])[] = [
  // somebody, nobody
  ["somebody of the house", "a staff member"],
  ["nobody of the house", "no staff member"],
  ["somebody else[’']s", "another person’s"],
  ["somebody else", "another person"],
  ["somebody signed in", "a signed-in person"],
  ["somebody signed out", "a signed-out person"],
  ["somebody new", "a new person"],
  ["somebody[’']s", "a person’s"],
  ["somebody", "a person"],
  ["nobody else[’']s", "no one else’s"],
  ["nobody[’']s", "no one’s"],
  ["nobody", "no one"],
  // house
  ["house invoice(s?)", "company invoice$1"],
  ["(a|this|one|each) person of the house", "$1 staff member"],
  ["all of the house", "all staff"],
  ["the house (promises|promised|aims|sells|sold|issues|issued|announces|charges|owes)", "the company $1"],
  [
    "(invoice|note|bill|document|invoices|notes|bills|documents|costs|price|prices|VAT|account|accounts) of the house",
    "$1 of the company",
  ],
  ["the house[’']s (invoices?|bills?|figures|accounts?|VAT|prices?|share|books)", "the company’s $1"],
  ["the house[’']s", "staff’s"],
  ["the house", "staff"],
  ["a house", "a company"],
  ["this house", "this company"],
  ["clean house", "clean staff list"],
  // desk
  ["the desk of support", "the support queue"],
  ["(support|help|staff) desk", "$1 queue"],
  ["desks", "queues"],
  ["desk", "queue"],
  // told
  ["told when wanted", "notified when wanted"],
  ["terms told ahead", "terms announced ahead"],
  ["(is|are|was|were|be|been) told from", "$1 distinguished from"],
  ["told from what", "derived from what"],
  ["(is|are|was|were|be|been|stay|stays) told apart", "$1 distinguished"],
  ["told apart", "distinguished"],
  ["not told apart", "not distinguished"],
  ["do(es)? as (it|they) (is|are|was|were) told", "follow$1 the instruction"],
  [
    "what (a person|people|they|a visitor|whoever asked|both|staff|others|each|the [a-z]+|an? [a-z]+) (is|are|was|were) told (of|about)",
    "what $1 $2 shown of",
  ],
  [
    "what (a person|people|they|a visitor|whoever asked|both|staff|others|each|the [a-z]+|an? [a-z]+) (is|are|was|were) told",
    "what $1 $2 shown",
  ],
  ["(has|have|had) (everybody|people|them|both|each|all|staff) told", "$1 $2 informed"],
  ["(is|are|was|were|be|been) told so", "$1 informed"],
  ["(is|are|was|were) not told so", "$1 not informed"],
  ["told so", "informed"],
  ["(what|which|that) (is|are|was|were) told of", "$1 $2 reported of"],
  ["told (of|that|when|whether|how|why|where|about|nothing)", "informed $1"],
  ["told (what|who|whom|which|whose)", "informed of $1"],
  ["informed nothing", "not informed"],
  [
    "told to (the|whoever|whom|whomever|all|both|its|their|his|her|each|everybody|anybody|people|a|an|who|those|them|no one|one|assistive|staff|every|other|others|search|this|that|two|him|it)",
    "reported to $1",
  ],
  ["told to", "asked to"],
  [
    "(who|whom|owner|owners|person|people|everybody|anybody|no one|jobbeur|jobbeurs|client|clients|author|authors|side|sides|requester|requesters|staff|operator|visitor|visitors|other|others|they|she|he|reader|readers|both|member|members|many|those|partner|partners|applicant|reporter|moderators?|administrators?|judges?|subscribers?|everyone|machine|server|browser|screen reader|engines) (is|are|was|were|be|been|has been|have been|may be|can be|must be|will be) (not |then |never |already |always |only )?told",
    "$1 $2 $3informed",
  ],
  [
    "(all|many|both|sides|each|everyone|administrators|moderators|jobbeurs|clients|people|who|they|owners|visitors|others|engines) (is|are|was|were) (at once |once )?told",
    "$1 $2 $3informed",
  ],
  ["whoever (is|was) told", "whoever $1 informed"],
  ["(interrupts|moves) only when told", "$1 only when asked"],
  ["when told", "when asked"],
  ["has told", "has reported"],
  ["told", "reported"],
  // tells, tell, telling
  ["tells? apart", "distinguishes"],
  ["tells ([\\w’'-]+(?: [\\w’'-]+){0,6}) apart", "distinguishes $1"],
  ["tell ([\\w’'-]+(?: [\\w’'-]+){0,6}) apart", "distinguish $1"],
  ["cannot tell ([\\w’'-]+(?: [\\w’'-]+){0,4}) from", "cannot distinguish $1 from"],
  ["tells (of|about)", "reports $1"],
  ["tell (of|about)", "report $1"],
  ["tells (nothing|everything|anything)", "reveals $1"],
  ["tell (nothing|everything|anything)", "reveal $1"],
  [
    "(cannot|can|could|not|never|to|would) tell (who|whose|whether|which|what|where|when|how|why|that)",
    "$1 show $2",
  ],
  ["a copy of a database tells no one", "a copy of a database notifies no one"],
  ["tells (what|whether|when|where|how|who|whom|whose|which|why|that)", "states $1"],
  ["tell (what|whether|when|where|how|who|whom|whose|which|why|that)", "state $1"],
  [
    "tells (people|a person|another person|no one|everybody|anybody|them|those|whoever|both|each|staff|others|him|her|one|all|it|the other|the others|the (?:owner|server|person|operator|page|browser|table|author|client|jobbeur|machine|engine|log|bundler|visitor|reader|requester|jobbeurs|people|sides|side|screen|tab|tabs|window|domain|domains|administrators|moderators|reporter|subscriber|database)|its owner|their owner|its people|its parent|password managers|assistive|search engines|every|some|two|either)",
    "informs $1",
  ],
  [
    "tell (people|a person|another person|no one|everybody|anybody|them|those|whoever|both|each|staff|others|him|her|one|all|it|assistive)",
    "inform $1",
  ],
  ["tells (its|their|a|an|the|this|no)", "states $1"],
  ["tell (its|their|a|an|the|this|no)", "state $1"],
  [
    "telling (people|a person|no one|everybody|anybody|them|those|whoever|both|each|staff|it)",
    "informing $1",
  ],
  ["telling", "notification"],
  ["tells", "reports"],
  ["tell", "report"],
  // said
  ["(is|are|was|were|be|been|being) said aloud", "$1 spoken aloud"],
  ["said aloud", "spoken aloud"],
  ["(is|are|was|were|be|been) said done", "$1 declared done"],
  ["said done", "declared done"],
  ["(is|are|was|were|be|been) said so", "$1 stated"],
  ["unless said otherwise", "unless stated otherwise"],
  ["has said so", "has stated it"],
  ["said so", "stated it"],
  [
    "(is|are|was|were|be|been) said to (assistive|screen|whoever|who|the|both|each|all|its|their|people|everybody|those|one|staff|no one|others)",
    "$1 announced to $2",
  ],
  ["said to (assistive|screen)", "announced to $1"],
  ["(is|are|was|were) said to be", "$1 reported to be"],
  [
    "(people|person|client|clients|jobbeur|jobbeurs|owner|requester|author|others|other|others|they|both|side|sides|visitor|partner) said",
    "$1 wrote",
  ],
  ["(server|provider|google|engine|database|browser|answer|page|channel) said", "$1 reported"],
  ["what no one said", "what no one wrote"],
  ["no one said", "no one stated"],
  ["said nothing", "stated nothing"],
  ["said again", "stated again"],
  ["said", "stated"],
  // says, say
  ["as people say them", "as people pronounce them"],
  ["(and|that|which|page|field|it|who|they|used|or) says so", "$1 states it"],
  ["says so", "states it"],
  ["say so", "state it"],
  ["saying so", "stating it"],
  ["says (something|anything|nothing|little|nearly|the same|other|no)", "states $1"],
  ["(aria-[a-z]+) says", "$1 states"],
  [
    "(page|pages|screen|banner|button|toast|notice|field|list|row|table|line|heading|title|badge|card|dialog|form|bell|inbox|bubble|chart|palette|menu|bar|figure|story|icon|label|link) says",
    "$1 shows",
  ],
  [
    "(server|provider|engine|browser|database|channel|clock|index|job|log|machine|actor|device|service|network|google|stripe|openai|answer|endpoint|call|stand-in|process|proxy) says",
    "$1 reports",
  ],
  [
    "(person|people|client|jobbeur|owner|requester|author|visitor|partner|side|no one|everybody|anybody|applicant|moderator|administrator|whoever|who) says",
    "$1 declares",
  ],
  ["(people|they|clients|jobbeurs|owners|both|sides|visitors|partners|who) say", "$1 declare"],
  [
    "says (what|how|when|where|who|whom|whose|which|why|whether|that|it|the|a|an|its|their|of|in|to|for|on|once|at|by|with|from|as|is|about|first|again|only|something)",
    "states $1",
  ],
  [
    "(to|can|cannot|may|must|would|could|should|not|might|will|that|and|or|settings|manifests|profiles|stories) say",
    "$1 state",
  ],
  ["says", "states"],
  ["say", "state"],
  ["saying", "stating"],
  // kept
  ["focus kept in one place", "focus in one place"],
  ["kept tools", "tools of our own"],
  [
    "(promise|promises|duty|duties|limit|limits|rule|rules|order|bound|bounds) (is|are|was|were|be|been) kept",
    "$1 $2 upheld",
  ],
  ["kept apart", "stored apart"],
  ["kept for good", "stored for good"],
  ["kept (for|while|until|as long|so long|this long)", "retained $1"],
  ["kept out of", "excluded from"],
  ["kept out", "left out"],
  ["kept from", "withheld from"],
  ["kept free", "left free"],
  ["kept up", "maintained"],
  ["kept to", "limited to"],
  ["kept alive", "held open"],
  ["kept open", "held open"],
  ["kept secret", "secret"],
  ["kept (waiting|going|running|trying|coming)", "left $1"],
  ["kept word for word", "stored word for word"],
  ["the kept (value|settings|draft|text|answer|place|one|ones)", "the stored $1"],
  ["a kept (value|draft|text|answer|place|one)", "a stored $1"],
  ["kept visible", "left visible"],
  ["kept", "stored"],
  // looks
  ["house looks after", "staff manages"],
  ["looks after", "manages"],
  ["looks like", "resembles"],
  ["looks for", "searches for"],
  ["looks through", "searches through"],
  ["looks up", "looks for"],
  ["looks for", "searches for"],
  ["looks (disabled|different|older|alike|the same|right|wrong|so)", "appears $1"],
  ["looks (again|whether|where|what)", "checks $1"],
  [
    "(staff|staff’s|member’s|its own|own|no|of|noted|counted|many|page|two|the) looks (at|of|are|is|in|have|come|by|that)",
    "$1 reads $2",
  ],
  ["looks (at|into)", "reads"],
  ["looks (are|of|have|come|in)", "reads $1"],
  ["its looks", "its styles"],
  ["their looks", "their styles"],
  ["only looks", "only reads"],
  ["(who|whoever|one|no one|it|that|search|person|job|service|camera|database|worker) looks", "$1 reads"],
  ["looks", "reads"],
  // The outside of a machine, of a test, of a bench.
  ["outside world", "outside environment"],
  ["in the world", "anywhere"],
  ["its world", "its dependencies"],
  ["the world", "the environment"],
  ["world", "environment"],
  ["worlds", "environments"],
];

const before = "(?<![\\w$.\\-/«`])";
const after = "(?![\\w$\\-/`@]|\\.\\w|\\()";
/** A word alone in quotes is a value. */
const bounded = (phrase: string) => {
  const value = phrase.includes(" ") ? "" : `(?!(?<=")${phrase}")`;
  return new RegExp(`${before}${value}${phrase}${after}`, "i");
};

/** In an English string a word stands beside another; alone, in quotes, it is a value that travels. */
const among = (phrase: string): readonly RegExp[] => [
  new RegExp(`(?<=[a-z,;:—] )${phrase}${after}`, "i"),
  new RegExp(`${before}${phrase}(?= [a-z])`, "i"),
];

/** The private word of a phrase, by which files and comments without it are passed over. */
const words = /house|somebody|nobody|desk|told|tell|say|said|kept|looks|world/g;

export const prose: readonly PhraseRule[] = phrases.flatMap(([phrase, to]) => {
  const holds = phrase.match(words)?.at(-1) ?? "";
  const rule = { to, holds, meant: true };
  return [
    { ...rule, phrase: bounded(phrase) },
    ...among(phrase).map((pattern) => ({ ...rule, phrase: pattern, kinds: ["string"] as const })),
  ];
});
