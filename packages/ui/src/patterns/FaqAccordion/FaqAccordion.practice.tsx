import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { FaqAccordion, type FaqAccordionProps } from "./index.ts";

function Live({ questions: first }: Pick<FaqAccordionProps, "questions">): ReactElement {
  const [questions, setQuestions] = useState(first);
  const toggle = (id: string) =>
    setQuestions(questions.map((one) => (one.id === id ? { ...one, isOpen: !one.isOpen } : one)));
  return <FaqAccordion questions={questions} onToggle={toggle} />;
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            questions={[
              {
                id: "practice-prix",
                question: "Combien coûte l’inscription\u202f?",
                answer: "Rien\u00a0: elle est gratuite.",
                isOpen: true,
              },
              {
                id: "practice-pause",
                question: "Puis-je mettre mon compte en pause\u202f?",
                answer: "Oui, depuis vos paramètres.",
                isOpen: false,
              },
            ]}
          />
        ),
        why: "A person’s question in their terms; the answer begins with the answer.",
      },
      dont: {
        sample: (
          <Live
            questions={[
              {
                id: "practice-tarif",
                question: "Politique tarifaire",
                answer:
                  "Jobami s’engage depuis toujours pour l’accès de tous à l’entraide. C’est pourquoi l’inscription ne coûte rien.",
                isOpen: true,
              },
              {
                id: "practice-suspension",
                question: "Suspension volontaire",
                answer: "Voir les conditions.",
                isOpen: false,
              },
            ]}
          />
        ),
        why: "The company’s terms, which no one searches by, and the answer at the end or elsewhere.",
      },
    },
  ],
  writing: [
    [
      "A question with its question mark, in the first person",
      "«\u202fPuis-je mettre mon compte en pause\u202f?\u202f»",
    ],
    ["The first sentence answers, the rest explains", "«\u202fOui, depuis vos paramètres.\u202f»"],
  ],
  long: (
    <Live
      questions={[
        {
          id: "practice-long",
          question: "Que couvre l’assurance responsabilité civile professionnelle complémentaire\u202f?",
          answer:
            "Les dommages causés pendant la mission à la personne qui la demande, à son logement et à ses biens.",
          isOpen: true,
        },
      ]}
    />
  ),
  rightToLeft: (
    <Live
      questions={[
        { id: "practice-ar", question: "كم تكلفة التسجيل؟", answer: "لا شيء: إنه مجاني.", isOpen: true },
      ]}
    />
  ),
};
