import { defineModel } from "../../testing/model.ts";

export interface ReviewsState {
  client: boolean;
  jobbeur: boolean;
  isOver: boolean;
}

const isRevealed = ({ client, jobbeur, isOver }: ReviewsState) => isOver || (client && jobbeur);
const stays = () => ({});

/** Who writes when, as both sides would describe it. */
export const reviewModel = defineModel<ReviewsState>()({
  initial: { client: false, jobbeur: false, isOver: false },
  steps: {
    "the client writes": {
      when: (reviews) => !reviews.client && !isRevealed(reviews),
      leads: () => ({ client: true }),
    },
    "the jobbeur writes": {
      when: (reviews) => !reviews.jobbeur && !isRevealed(reviews),
      leads: () => ({ jobbeur: true }),
    },
    "the client writes again": { when: (reviews) => reviews.client && !isRevealed(reviews), leads: stays },
    "the jobbeur writes again": { when: (reviews) => reviews.jobbeur && !isRevealed(reviews), leads: stays },
    "the client writes too late": { when: isRevealed, leads: stays },
    "a stranger writes": { leads: stays },
    "seven days are over": { when: (reviews) => !isRevealed(reviews), leads: () => ({ isOver: true }) },
  },
});
