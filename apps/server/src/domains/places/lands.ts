/** Communes (INSEE codes) that no road joins to the rest of their department or collectivity, those of one island together. */
const islands: readonly (readonly string[])[] = [
  ["22016"],
  ["29082"],
  ["29083"],
  ["29084"],
  ["29155"],
  ["56009", "56114", "56152", "56241"],
  ["56069"],
  ["56085"],
  ["56086"],
  ["56087"],
  ["56088"],
  ["85113"],
  ["17004"],
  ["97108", "97112", "97126"],
  ["97110"],
  ["97130"],
  ["97131"],
  ["97501"],
  ["97608", "97615"],
  ["98611", "98612"],
  [
    "98712",
    "98715",
    "98722",
    "98725",
    "98733",
    "98734",
    "98735",
    "98736",
    "98738",
    "98747",
    "98748",
    "98752",
  ],
  ["98750", "98754", "98758"],
  ["98801"],
  ["98809"],
  ["98814"],
  ["98815"],
  ["98820"],
];

/** Of Polynesia, whose other communes are islands of their own. */
const archipelago = "987";

/** The land that a commune is on, by its INSEE code: from one commune of it to another there are roads. */
function landOf(code: string): string {
  const together = islands.find((codes) => codes.includes(code))?.[0];
  if (together !== undefined) return together;
  if (code.startsWith(archipelago)) return code;
  if (/^2[AB]/.test(code)) return "corse";
  return /^9[78]/.test(code) ? code.slice(0, 3) : "continent";
}

/** Whether roads lead from one commune to another. */
export const areJoined = (one: string, other: string): boolean => landOf(one) === landOf(other);
