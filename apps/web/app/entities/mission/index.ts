export {
  dayWords,
  momentOf,
  placeWords,
  proposalCountWords,
  shortDay,
  statusWords,
  whenWords,
} from "./mission-words.ts";
