import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { SuggestionField, type SuggestionFieldProps } from "./index.ts";

const ignore = () => {};
const texts = {
  hint: "Écrivez ce qu’il vous faut.",
  none: "Aucun service de ce nom. Cherchez comme vous l’écririez à un voisin.",
  offline: "Pas de connexion\u00a0: les suggestions reviendront avec elle.",
  failed: "Les suggestions ne sont pas arrivées. La recherche marche sans elles.",
  past: "Vos dernières recherches",
  pastWithoutNetwork: "Sans connexion\u00a0: vos dernières recherches",
  clearPast: "Effacer mes recherches",
};
type Own = Pick<SuggestionFieldProps, "label"> & Partial<SuggestionFieldProps>;
function Live(props: Own): ReactElement {
  const [typed, setTyped] = useState("");
  return (
    <SuggestionField
      name="q"
      minLength={3}
      status="quiet"
      found={[]}
      past={[]}
      texts={texts}
      typed={typed}
      onType={setTyped}
      onChoose={({ label }) => setTyped(label)}
      onPast={({ what }) => setTyped(what)}
      onClearPast={ignore}
      {...props}
    />
  );
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label={"De quoi avez-vous besoin\u202f?"}
            placeholder="Monter une armoire, garder mon chat…"
            past={[{ what: "fuite sous l’évier", where: "Villeurbanne (69)" }]}
          />
        ),
        why: "Whatever is typed can be sent; the past searches come before the first letter, with the way to clear them.",
      },
      dont: {
        sample: (
          <Live
            label="Catégorie"
            placeholder="Choisissez dans la liste"
            found={[{ id: "m", label: "Montage de meubles", description: "Bricolage" }]}
            status="found"
          />
        ),
        why: "Only an entry of the list counts, though any text can be sent: that is a ComboBox.",
      },
    },
  ],
  writing: [
    ["The example is a sentence a person would type", "«\u202fMonter une armoire, garder mon chat…\u202f»"],
    ["What failed, and that the search goes on without it", "«\u202fLa recherche marche sans elles.\u202f»"],
  ],
  long: (
    <Live
      label={"De quelle réparation d’électroménager reconditionné avez-vous besoin\u202f?"}
      placeholder="Réparer un lave-linge anticonstitutionnellement bruyant"
    />
  ),
  rightToLeft: <Live label="ماذا تحتاج؟" placeholder="تركيب خزانة" />,
};
