import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import type { Practice } from "../../practice.ts";
import { Inline } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={3} stackedBelow="tablet">
            <Button>Envoyer la proposition</Button>
            <Button variant="ghost">Plus tard</Button>
          </Inline>
        ),
        why: "Beside each other where there is room; on a phone each is as wide as the thumb expects.",
      },
      dont: {
        sample: (
          <Inline gap={3} isOneLine>
            <Button>Envoyer la proposition</Button>
            <Button variant="secondary">Enregistrer le brouillon</Button>
            <Button variant="ghost">Plus tard</Button>
          </Inline>
        ),
        why: "`isOneLine` around what cannot shrink: at 390 px the third is out of the window.",
      },
    },
    {
      do: {
        sample: (
          <Inline gap={2}>
            <Badge>Jardinage</Badge>
            <Badge>Urgent</Badge>
            <Badge>Villeurbanne</Badge>
          </Inline>
        ),
        why: "So many as fit, the rest in the next line, at the same gap.",
      },
      dont: {
        sample: (
          <Inline gap={12}>
            <Badge>Jardinage</Badge>
            <Badge>Urgent</Badge>
          </Inline>
        ),
        why: "What belongs together stands as far apart as what does not.",
      },
    },
  ],
  writing: [
    ["The order is that of importance: the last one goes to the next line first", "command, then way out"],
  ],
  long: (
    <Inline gap={2}>
      <Badge>Réparation d’électroménager reconditionné</Badge>
      <Badge>Saint-Germain-au-Mont-d’Or</Badge>
    </Inline>
  ),
  rightToLeft: (
    <Inline gap={2}>
      <Badge>بستنة</Badge>
      <Badge>عاجل</Badge>
    </Inline>
  ),
};
