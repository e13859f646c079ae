/** Spoken anywhere without meaning anything: « euh », « s’il vous plaît », « maintenant ». */
const fillers = [
  "s il te plait|sil te plait|s il vous plait|sil vous plait|s te plait|steuplait|stp|svp|je (?:te|vous) (?:en )?prie|je t en prie",
  "merci(?: beaucoup| bien| d avance| par avance)?|euh|heu|hum|hmm|ben|bah|hein|voila|alors|donc|ok|okay|d accord|du coup|en fait|enfin|hop",
  "tout de suite|immediatement|rapidement|vite(?: fait)?|directement|des que possible|maintenant|simplement|juste|aussi|egalement|plutot|deja",
  "un (?:tout )?(?:petit )?peu|encore(?: une fois)?|(?:a|de) nouveau|une fois|a (?:voix haute|haute voix)|tout haut|y a t il|il y a",
  "si (?:tu (?:veux|peux)|vous (?:voulez|pouvez)|possible|c est possible)(?: bien)?|quand tu (?:veux|peux)",
].join("|");

const can =
  "peux|peut|puis|pourrais|pourrait|pouvez|pourriez|pouvons|veux|veut|voudrais|voudrait|voulez|voudriez|voulais|voudrions|vas|va|allez|allons|" +
  "dois|doit|devrais|souhaite|souhaiterais|desire|desirerais|prefere|prefererais|adorerais|compte";
const person = "je|tu|vous|on|nous|il";
const that = "(?: que (?:tu|vous|je|on)| qu on)?";
const of = "d(?:e|)";

/** What a wish, a question or a greeting begins with, before what is wished for. */
const openings = [
  `je (?:${can}|vais)(?: bien)?${that}|(?:ne |n )?(?:${can}) (?:${person})(?: pas)?(?: bien)?`,
  `(?:tu|vous|on|nous) (?:ne |n )?(?:${can})(?: pas)?(?: bien)?|qu(?:e (?:tu|vous)| on)`,
  `(?:est ce )?qu(?:e|)(?: est ce qu(?:e|))? (?:${person}) (?:ne |n )?(?:${can})(?: pas)?(?: bien)?`,
  `(?:j|on|nous) (?:aimerais|aimerait|aimerions|apprecierais)(?: bien)?${that}|j (?:ai )?voudrais`,
  `(?:j ai|on a|j aurais) (?:besoin|envie) (?:${of}|que (?:tu|vous))|(?:il |)(?:faut|faudrait|me faut|me faudrait|nous faut)${that}`,
  `(?:est ce (?:qu il est|que c est|que ce serait)|est il|il est|c est|est ce|ce serait|serait il|serait ce|ca serait)? ?possible (?:${of}|que (?:tu|vous))`,
  `(?:ca|ce) serait (?:bien|gentil|sympa|cool|super|top) (?:${of}|que (?:tu|vous))|(?:y a |y aurait il )?moyen ${of}`,
  `(?:est ce que )?(?:ca|cela) (?:te|vous|t|ne te|ne vous) (?:derange|derangerait|ennuie|ennuierait|embete)(?: pas)? ${of}`,
  `veuillez|laisse[zr]? (?:moi|nous)|(?:(?:me|m|nous) )?dire|dis moi|dites moi|dis|(?:aide[zr]? (?:moi|nous)|(?:m|me|nous) aider) a`,
  `merci ${of}|essa[iy]e[zr]? ${of}|j essa[iy]e ${of}|je (?:n )?arrive pas a|j arrive pas a|(?:n )?oublie pas ${of}|pense a|il est temps ${of}|c est l heure ${of}`,
  `comment (?:est ce qu(?:e|) )?(?:je|on) (?:me|m|se|s)(?= )`,
  `(?:(?:montre|explique|indique|dis)[sz]? moi )?comment(?: (?:est ce qu(?:e|) )?(?:(?:${person}) (?:${can}|fais|fait)|(?:${can}) (?:${person})|faire))?(?: pour)?`,
  `(?:je (?:me )?demande|(?:sais|savez) (?:tu|vous)|(?:tu sais|vous savez)(?= (?:ou|comment|quel))|savoir)(?: si)?|(?:tu|vous) (?:me|m|nous)(?= )`,
  `comment (?:est ce qu(?:e|) )?(?:je|on|tu|vous)|ou (?:est ce qu(?:e|) )?(?:je|on|tu|vous)(?: ${can})?|ou(?= se (?!trouv|situ))`,
  `(?:c est|j ai|tu as|on a|vous avez) (?:ou|quoi|combien|quel(?:le)?s?)(?: comme)?|quoi comme|comme|qu est ce qu comme`,
  `j ai (?:recu|fini|termine)(?= )|j ai(?= des | de nouv| du nouv)|(?:tu as|vous avez|as tu|avez vous|existe t il)(?= une? | des | la | le | les )`,
  `je (?:re)?cherche(?: a)?|on(?= (?:va|retourne|revient|passe|ouvre|remonte|descend|reprend|continue|arrete|recharge)\\b)`,
  `ou (?=(?:est ce|puis|peut|je)\\b)|ou (?:est|sont|en est|en sont|se trouve|se trouvent|se situe|trouver|est passe|sont passes)`,
  `est ce que j ai(?: eu)?|ai je(?: eu)?|est ce qu|qu est ce que j ai(?: comme| dans)?|qu est ce qu(?: sur| dans)?|qu ai je(?: comme| dans)?`,
  "(?:fais|faites) (?:moi|nous) (?=(?:la|une) liste )|(?:me |nous )?(?:fais|faites|faire)(?: moi| nous)?(?= (?:voir|lire|ecouter|entendre|monter|remonter|descendre|visiter|retourner|revenir|aller)\\b)",
  "(?:quel|qui|que)(?:le)?s? (?:est|sont)|c est quoi|ce sont quoi",
  "bonjour|bonsoir|salut|coucou|hello|allo|he|hey|eh(?: bien)?|oh|ah|bon(?! anniversaire)|allez|allons(?: y)?|vas y|allez y|et|puis|ensuite|apres|d abord|mais",
  "(?:rends toi|rendez vous|(?:me |nous |se )?rendre)(?= (?:a|au|aux|sur|dans|vers)\\b)",
  "(?:l |un )?acces(?= (?:a|au|aux)\\b)",
  "pardon|excuse[zr]? moi|desole|c est bon|c est parti|parfait|super|tres bien|voyons|tiens|tenez",
].join("|");

const anywhere = new RegExp(`\\b(?:${fillers})\\b`, "g");
const opening = new RegExp(`^(?:${openings})\\b ?`);
/** What a question ends with, after what is asked for. */
const closing = / (?:(?:c|il|elle|ca) (?:est|se trouve)|(?:ils|elles|ce) sont|ca se trouve|est|sont) ou$/;
/** « Quelles missions sont disponibles », « quels messages j’ai reçus »: the verb of a question changes nothing. */
const askedOf = /^(quel(?:le)?s? .*?\b)(?:sont|est|ai je|est ce que j ai|j ai|tu as|vous avez)\b/;
const tidy = (text: string) => text.replace(/ +/g, " ").trim();

/** The plain tokens of a sentence, then fewer and fewer: without fillers, without each thing that it may begin with. */
export function withoutCourtesy(sentence: string): string[] {
  const tries = [sentence, tidy(sentence.replace(anywhere, ""))];
  for (let text = tries[1] ?? ""; opening.test(text); ) {
    text = tidy(text.replace(opening, ""));
    tries.push(text);
  }
  tries.push(...tries.map((text) => tidy(text.replace(closing, "").replace(askedOf, "$1"))));
  return [...new Set(tries)].filter((text) => text !== "");
}
