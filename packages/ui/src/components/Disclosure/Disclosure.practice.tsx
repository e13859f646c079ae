import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Disclosure } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Disclosure summary={"Pourquoi ce prix\u202f?"}>
            60&nbsp;€ demandés, dont 6&nbsp;€ pour le service. Karim reçoit 54&nbsp;€.
          </Disclosure>
        ),
        why: "The summary stands alone: whoever skips it knows what they skip.",
      },
      dont: {
        sample: (
          <Disclosure summary="En savoir plus">
            60&nbsp;€ demandés, dont 6&nbsp;€ pour le service. Karim reçoit 54&nbsp;€.
          </Disclosure>
        ),
        why: "More about what? In a list of the page’s controls it is one of many of that name.",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={3}>
            <p>L’annulation coûte un Jobi.</p>
            <Disclosure summary="Quand rien n’est retiré">
              Si la personne ne vient pas, ou en cas de force majeure.
            </Disclosure>
          </Stack>
        ),
        why: "What everybody must know is on the page, the exceptions behind.",
      },
      dont: {
        sample: <Disclosure summary="Conditions d’annulation">L’annulation coûte un Jobi.</Disclosure>,
        why: "A cost in one short line, hidden behind a longer one.",
      },
    },
  ],
  writing: [
    ["A question, or a noun that is the start of its answer", "«\u202fPourquoi ce prix\u202f?\u202f»"],
  ],
  long: (
    <Disclosure
      summary={"Que couvre l’assurance responsabilité civile professionnelle complémentaire\u202f?"}
      isDefaultOpen
    >
      Les dommages causés pendant la mission à la personne qui la demande, à son logement et à ses biens.
    </Disclosure>
  ),
  rightToLeft: (
    <Disclosure summary="لماذا هذا السعر؟" isDefaultOpen>
      60 يورو، منها 6 للخدمة.
    </Disclosure>
  ),
};
