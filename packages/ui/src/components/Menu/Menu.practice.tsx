import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { MenuButton } from "./index.ts";

const ignore = () => {};
const edit = { id: "modifier", label: "Modifier", icon: <Pencil /> };
const copy = { id: "dupliquer", label: "Dupliquer" };
const extend = { id: "prolonger", label: "Prolonger d’une semaine" };
const cancel = { id: "annuler", label: "Annuler la mission", icon: <Trash2 />, isDanger: true };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <MenuButton label="Actions sur la mission" entries={[edit, copy, extend, cancel]}>
            Actions
          </MenuButton>
        ),
        why: "Four commands, the one that destroys last and in its colour; a ConfirmDialog follows it.",
      },
      dont: {
        sample: <MenuButton label="Actions" icon={<Ellipsis />} entries={[edit]} />,
        why: "A press to find one command: show it.",
      },
    },
    {
      do: {
        sample: (
          <MenuButton
            label="Trier les missions"
            entries={[
              {
                label: "Trier par",
                items: [
                  { id: "date", label: "Date" },
                  { id: "prix", label: "Prix" },
                ],
                choice: { mode: "single", chosen: ["date"], onChange: ignore },
              },
            ]}
          >
            Trier
          </MenuButton>
        ),
        why: "A choice that acts at once is marked as such, under its heading.",
      },
      dont: {
        sample: (
          <MenuButton
            label="Catégorie"
            entries={[
              { id: "jardinage", label: "Jardinage" },
              { id: "menage", label: "Ménage" },
            ]}
          >
            Catégorie
          </MenuButton>
        ),
        why: "A value of a form: the button does not show which one is chosen. It is a Select.",
      },
    },
  ],
  writing: [
    [
      "An item is a verb with its object where the menu’s name does not give it",
      "«\u202fAnnuler la mission\u202f»",
    ],
    ["« … » where something is asked first", "«\u202fSignaler…\u202f»"],
  ],
  long: (
    <MenuButton
      label="Actions sur la réparation"
      entries={[
        {
          id: "a",
          label: "Télécharger l’attestation d’assurance responsabilité civile",
          description: "PDF signé, renouvelé chaque année par votre assureur",
        },
        copy,
        extend,
      ]}
    >
      Actions sur la réparation d’électroménager
    </MenuButton>
  ),
  rightToLeft: (
    <MenuButton
      label="إجراءات"
      entries={[
        { id: "t", label: "تعديل" },
        { id: "n", label: "نسخ" },
        { id: "h", label: "حذف", isDanger: true },
      ]}
    >
      إجراءات
    </MenuButton>
  ),
};
