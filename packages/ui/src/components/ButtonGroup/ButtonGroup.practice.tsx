import { Bold, Italic, List as ListIcon } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { ToggleButton } from "../ToggleButton/index.ts";
import { ButtonGroup } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <ButtonGroup label="Répondre à Karim">
            <Button>Accepter</Button>
            <Button variant="secondary">Contre-proposition</Button>
            <Button variant="ghost">Refuser</Button>
          </ButtonGroup>
        ),
        why: "Three answers to one thing, which the label names: read out, « Refuser » is to Karim.",
      },
      dont: {
        sample: (
          <ButtonGroup label="Boutons">
            <Button>Accepter</Button>
            <Button variant="secondary">Écrire un avis</Button>
            <Button variant="ghost">Déconnexion</Button>
          </ButtonGroup>
        ),
        why: "Neighbours only by place: a group of what has nothing in common, under a name that states nothing.",
      },
    },
    {
      do: {
        sample: (
          <ButtonGroup label="Mise en forme" kind="toolbar" look="attached">
            <ToggleButton icon={<Bold size={20} />} isIconOnly isPressed={false} onChange={ignore}>
              Gras
            </ToggleButton>
            <ToggleButton icon={<Italic size={20} />} isIconOnly isPressed onChange={ignore}>
              Italique
            </ToggleButton>
            <ToggleButton icon={<ListIcon size={20} />} isIconOnly isPressed={false} onChange={ignore}>
              Puces
            </ToggleButton>
          </ButtonGroup>
        ),
        why: "`toolbar` for small commands on one thing: one stop of the Tab key, arrows inside.",
      },
      dont: {
        sample: (
          <ButtonGroup label="Paiement" look="attached">
            <Button variant="secondary">En euros</Button>
            <Button variant="secondary">En Jobi</Button>
          </ButtonGroup>
        ),
        why: "One of them holds, and no one can tell which: that is a RadioGroup.",
      },
    },
  ],
  writing: [
    [
      "The label is the object of all its verbs",
      "«\u202fRépondre à Karim\u202f», «\u202fMise en forme\u202f»",
    ],
  ],
  long: (
    <ButtonGroup label="Répondre">
      <Button>Accepter la proposition</Button>
      <Button variant="secondary">Faire une contre-proposition</Button>
      <Button variant="ghost">Refuser avec un message</Button>
    </ButtonGroup>
  ),
  rightToLeft: (
    <ButtonGroup label="الرد">
      <Button>قبول</Button>
      <Button variant="ghost">رفض</Button>
    </ButtonGroup>
  ),
};
