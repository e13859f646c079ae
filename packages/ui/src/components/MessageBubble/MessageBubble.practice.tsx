import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { MessageBubble } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack as="ul" gap={2}>
            <li>
              <MessageBubble from="other" author="Karim Benali">
                Bonjour&#8239;! Je peux passer samedi.
              </MessageBubble>
            </li>
            <li>
              <MessageBubble from="other" author="Karim Benali" isFollowing time="10:42">
                J’apporte la perceuse.
              </MessageBubble>
            </li>
          </Stack>
        ),
        why: "`isFollowing`: name and face once, the time below the last.",
      },
      dont: {
        sample: (
          <Stack as="ul" gap={2}>
            <li>
              <MessageBubble from="other" author="Karim Benali" time="10:42">
                Bonjour&#8239;! Je peux passer samedi.
              </MessageBubble>
            </li>
            <li>
              <MessageBubble from="other" author="Karim Benali" time="10:42">
                J’apporte la perceuse.
              </MessageBubble>
            </li>
          </Stack>
        ),
        why: "A name over each line: the conversation is half captions.",
      },
    },
    {
      do: {
        sample: (
          <MessageBubble from="system" author="Jobami">
            Karim a accepté la mission.
          </MessageBubble>
        ),
        why: "What the product notes stands between the messages, in no one’s mouth.",
      },
      dont: {
        sample: (
          <MessageBubble from="other" author="Jobami">
            Karim a accepté la mission.
          </MessageBubble>
        ),
        why: "As if a person had written it: people answer, and no one reads.",
      },
    },
  ],
  writing: [
    ["What the product notes is a fact with its subject", "«\u202fKarim a accepté la mission.\u202f»"],
    ["A failure states that it is not sent, and the way", "«\u202fNon envoyé\u202f», «\u202fRenvoyer\u202f»"],
  ],
  long: (
    <MessageBubble from="me" author="Léa Martin" time="10:43" status="read">
      L’attestation d’assurance responsabilité civile professionnelle est ici&nbsp;:
      https://assurance.example.fr/attestations/2026/FR76-3000-6000-0112-3456-7890-189
    </MessageBubble>
  ),
  rightToLeft: (
    <MessageBubble from="other" author="كريم بن علي" time="10:42">
      مرحبًا، يمكنني المجيء يوم السبت.
    </MessageBubble>
  ),
};
