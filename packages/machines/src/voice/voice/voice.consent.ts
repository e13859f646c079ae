import { matchCommand } from "./voice.match.ts";
import { phrasesIn, plainTokens } from "./voice.tokens.ts";
import type { VoiceCommand } from "./voice.types.ts";

const yes: VoiceCommand = {
  id: "yes",
  group: "help",
  phrases: phrasesIn(
    "oui | oui {oui,merci,bien sûr,c’est ça,je confirme,je suis sûr,je suis sûre,j’accepte,tout à fait} | je confirme | confirmer | c’est ça | bien sûr | " +
      "d’accord | ok | okay | absolument | tout à fait | exactement | certain | certaine | je suis {sûr,sûre,certain,certaine} | vas-y | allez-y",
  ),
};
const no: VoiceCommand = {
  id: "no",
  group: "help",
  phrases: phrasesIn(
    "non | non {non,merci,surtout pas,annule,laisse,pas maintenant,c’est bon} | annuler | annule tout | surtout pas | pas {maintenant,du tout,encore} | " +
      "laisser | laisse tomber | renoncer | je renonce | stop | arrêter | ne fais rien | jamais",
  ),
};

/** Whether a person agrees to what they were asked, in the first reading that answers it; null where none does. */
export function consentOf(alternatives: readonly string[]): "yes" | "no" | null {
  for (const sentence of alternatives) {
    const plain = plainTokens(sentence).join(" ");
    for (const { id, phrases } of [no, yes])
      if (phrases.some((phrase) => plainTokens(phrase).join(" ") === plain)) return id as "yes" | "no";
    const answer = matchCommand(sentence, [no, yes])?.id;
    if (answer === "yes" || answer === "no") return answer;
  }
  return null;
}
