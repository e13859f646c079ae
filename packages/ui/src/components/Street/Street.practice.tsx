import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Street } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Street seed="missions" variant="spot" />,
        why: "`spot` opens an empty state; a seed of its own draws each page its own façades.",
      },
      dont: {
        sample: (
          <Stack gap={2}>
            <Street seed="missions" variant="spot" />
            <Street seed="missions" variant="spot" />
          </Stack>
        ),
        why: "The same row twice in one view: decoration that asks to be compared.",
      },
    },
    {
      do: { sample: <Street seed="pied" />, why: "`strip` closes a landing page, edge to edge, once." },
      dont: {
        sample: <Street seed="erreur" variant="missing" />,
        why: "`missing` alone for an error: it is hidden from screen readers and states nothing. A title and a way on stand with it.",
      },
    },
  ],
  writing: [["What it seems to tell is written beside it", "«\u202fCette page n’existe pas.\u202f»"]],
  long: <Street seed="un très long nom de rue" variant="spot" />,
  rightToLeft: <Street seed="شارع" variant="spot" />,
};
