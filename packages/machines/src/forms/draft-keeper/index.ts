export {
  createDraftKeeperMachine,
  type DraftKeeperMachine,
} from "./draft-keeper.machine.ts";
export { saveRestMs } from "./draft-keeper.setup.ts";
export type {
  DraftKeeperEmitted,
  DraftKeeperEvent,
  DraftKeeperInput,
  DraftNoticeCode,
  DraftShown,
  StoredDraft,
} from "./draft-keeper.types.ts";
export { type DraftIndicator, type DraftKeeperView, draftKeeperView } from "./draft-keeper.view.ts";
