import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { CookiePreferences, type CookiePreferencesProps } from "./index.ts";

const ignore = () => {};
type Own = Pick<CookiePreferencesProps, "labels"> & { analytics?: boolean; marketing?: boolean };
function Sample({ labels, analytics = false, marketing = false }: Own): ReactElement {
  const [choices, setChoices] = useState({ analytics, marketing });
  return (
    <CookiePreferences
      choices={choices}
      labels={labels}
      onChange={(category, allowed) => setChoices({ ...choices, [category]: allowed })}
      onSave={ignore}
      onCancel={ignore}
    />
  );
}
/** It takes the focus as it comes: each sample waits for a press. */
const behindPress = (sample: Own, command = "Voir l’exemple") => (
  <Opened command={command}>{(isOpen) => isOpen && <Sample {...sample} />}</Opened>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: behindPress({}),
        why: "Nothing is allowed until it is ticked; each box states what it allows.",
      },
      dont: {
        sample: behindPress({
          analytics: true,
          marketing: true,
          labels: { marketing: { label: "Améliorer le site", help: "Recommandé." } },
        }),
        why: "Ticked beforehand, and advertising under another name.",
      },
    },
  ],
  writing: [
    [
      "The label is the type, the help what is done with it",
      "«\u202fMesure d’audience\u202f», «\u202fSavoir quelles pages servent.\u202f»",
    ],
  ],
  long: behindPress({
    labels: {
      analytics: {
        label: "Mesure d’audience et des performances du site",
        help: "Savoir quelles pages servent, combien de temps elles mettent à venir, et lesquelles sont anticonstitutionnellement longues.",
      },
    },
  }),
  rightToLeft: behindPress({ labels: { title: "تفضيلاتك", save: "حفظ", cancel: "إلغاء" } }, "عرض المثال"),
};
