import { Archive } from "lucide-react";
import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { text } from "../../styles/text.css.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Tooltip text="Gardée 30 jours, puis effacée">
            <IconButton label="Archiver" icon={<Archive />} />
          </Tooltip>
        ),
        why: "A little more than the name, for who hesitates; the name alone is enough to act.",
      },
      dont: {
        sample: (
          <Tooltip text="Archiver">
            <IconButton label="Archiver" icon={<Archive />} />
          </Tooltip>
        ),
        why: "The name twice: read out as « Archiver, Archiver ».",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={1}>
            <Button>Publier</Button>
            <p className={text.faint}>Coûte 2 Jobi.</p>
          </Stack>
        ),
        why: "What everybody must know is written.",
      },
      dont: {
        sample: (
          <Tooltip text="Coûte 2 Jobi">
            <Button>Publier</Button>
          </Tooltip>
        ),
        why: "On a phone no one sees the price before paying it.",
      },
    },
  ],
  writing: [["A fragment without a full stop", "«\u202fGardée 30 jours, puis effacée\u202f»"]],
  long: (
    <Tooltip text="L’attestation d’assurance responsabilité civile professionnelle est vérifiée sous deux jours ouvrés">
      <Button variant="secondary">Joindre une attestation</Button>
    </Tooltip>
  ),
  rightToLeft: (
    <Tooltip text="تحفظ 30 يومًا">
      <IconButton label="أرشفة" icon={<Archive />} />
    </Tooltip>
  ),
};
