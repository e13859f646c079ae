import type { AnswerTemplate } from "./contract.ts";

export const arrivalTemplate: AnswerTemplate = {
  id: "01930000-0000-7000-8000-000000000e01",
  name: "Heure d’arrivée",
  text: "Bonjour, j’arrive dans une demi-heure environ. Pouvez-vous me laisser une place devant chez vous\u202f?",
};

export const thanksTemplate: AnswerTemplate = {
  id: "01930000-0000-7000-8000-000000000e02",
  name: "Merci",
  text: "Merci beaucoup pour votre aide, à bientôt\u202f!",
};
