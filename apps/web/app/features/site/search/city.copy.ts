import { atPlace, ofPlace } from "@jobami/api/places/in-french";
import type { CityPage } from "@jobami/api/search/contract";
import { capital, jobbeurText, kmText } from "./copy.ts";

/** The page of a service in a commune. */
export const cityCopy = {
  title: (service: string, commune: string) => `${service} ${atPlace(commune)}`,
  lead: (count: number, commune: string, km: number) =>
    `${capital(jobbeurText(count))} ${atPlace(commune)} et ${kmText(km)} autour. Le prix se fixe entre vous, sans commission.`,
  description: (count: number, service: string, commune: string) =>
    `${service} ${atPlace(commune)} et autour\u00a0: ${jobbeurText(count)}, leurs prix et leurs disponibilités. Ou publiez votre mission, sans commission.`,
  which: (service: string, name: string) => `${service} ${atPlace(name)}\u00a0: dans quel département\u202f?`,
  none: "Pas encore de jobbeur ici",
  noneHelp: (hasOthers: boolean) =>
    `Publiez votre mission\u00a0: les jobbeurs qui s’inscrivent autour la voient aussitôt.${
      hasOthers ? " Ou regardez dans les communes voisines." : ""
    }`,
  hidden: (count: number, shown: number) => {
    if (shown === 0) return `Voir ${jobbeurText(count)} dans la recherche`;
    return count === 1 ? "et 1 autre jobbeur" : `et ${count} autres jobbeurs`;
  },
};

type Agreed = NonNullable<CityPage["prices"]["fixed"]>;

const agreedSentence = ({ count, low, median, high }: Agreed) =>
  `${median}\u00a0€ au milieu des ${count} derniers accords, et la moitié d’entre eux entre ${low} et ${high}\u00a0€.`;

/** What others agreed on, where enough did: the middle of it, and between what half of it lies. */
function agreedText({ fixed, hourly }: CityPage["prices"]): { question: string; answer: string }[] {
  const facts = [
    ...(fixed === null ? [] : [`Pour la mission entière\u00a0: ${agreedSentence(fixed)}`]),
    ...(hourly === null ? [] : [`À l’heure\u00a0: ${agreedSentence(hourly)}`]),
  ];
  if (facts.length === 0) return [];
  return [
    {
      question: "À quel prix les autres s’accordent-ils\u202f?",
      answer: `${facts.join(" ")} Sur Jobami, partout en France.`,
    },
  ];
}

/** What people ask about a service in a commune, and what is so. */
export function cityQuestions(about: {
  commune: string;
  count: number;
  km: number;
  lowest: number | null;
  prices: CityPage["prices"];
}): { question: string; answer: string }[] {
  const { commune, count, km, lowest, prices } = about;
  return [
    {
      question: `Combien de jobbeurs proposent ce service ${atPlace(commune)}\u202f?`,
      answer: `${capital(jobbeurText(count))} à ${kmText(km)} autour ${ofPlace(commune)}, aujourd’hui.`,
    },
    ...(lowest === null
      ? []
      : [
          {
            question: `À partir de quel prix\u202f?`,
            answer: `${lowest}\u00a0€ de l’heure parmi les profils affichés. Le prix se fixe à deux, avant le travail.`,
          },
        ]),
    ...agreedText(prices),
    {
      question: "Comment faire ma demande\u202f?",
      answer:
        "Ouvrez un profil pour voir ses prix et ses disponibilités, ou publiez votre mission\u00a0: les jobbeurs du coin vous font leurs propositions, et vous choisissez.",
    },
  ];
}
