import type { AccountStatus } from "@jobami/api/account/contract";
import { defineModel } from "../../testing/model.ts";

interface Account {
  statut: AccountStatus;
}

const is =
  (...some: readonly AccountStatus[]) =>
  ({ statut }: Account) =>
    some.includes(statut);
const isNot =
  (...some: readonly AccountStatus[]) =>
  ({ statut }: Account) =>
    !some.includes(statut);
const becomes = (statut: AccountStatus) => () => ({ statut });
const stays = () => ({});

const isOpen = is("active", "deletion_asked", "deletion_confirmed");
const isWaiting = is("deletion_asked", "deletion_confirmed");
const canBeClosed = is("active", "paused");
const canBeSuspended = isNot("suspended", "deleted");

/** What an owner, staff, another person and the clock can do to an account; refused steps lead nowhere. */
export const accountModel = defineModel<Account>()({
  initial: { statut: "active" },
  steps: {
    "the owner signs in": { when: isOpen, leads: stays },
    "the owner comes back": { when: is("paused"), leads: becomes("active") },
    "the owner is refused at sign-in": { when: is("suspended", "deleted"), leads: stays },
    "the owner pauses it": { when: is("active"), leads: becomes("paused") },
    "the owner pauses it with work under way": { when: is("active"), leads: stays },
    "the owner pauses it at the wrong time": { when: isNot("active"), leads: stays },
    "the owner asks for its deletion": { when: isOpen, leads: becomes("deletion_asked") },
    "the owner asks for its deletion with work under way": { when: isOpen, leads: stays },
    "the owner asks for its deletion at the wrong time": { when: (at) => !isOpen(at), leads: stays },
    "the owner keeps it": { when: isWaiting, leads: becomes("active") },
    "the owner keeps what no one gives up": { when: (at) => !isWaiting(at), leads: stays },
    "the owner confirms by the link": { when: isWaiting, leads: becomes("deletion_confirmed") },
    "the owner confirms at the wrong time": { when: (at) => !isWaiting(at), leads: stays },
    "the owner ends it": { when: is("deletion_confirmed"), leads: becomes("deleted") },
    "the owner ends it with work under way": { when: is("deletion_confirmed"), leads: stays },
    "the owner ends it at the wrong time": { when: isNot("deletion_confirmed"), leads: stays },
    "the link runs out": { when: isWaiting, leads: becomes("active") },
    "the link runs out at the wrong time": { when: (at) => !isWaiting(at), leads: stays },
    "staff suspend it": { when: canBeSuspended, leads: becomes("suspended") },
    "staff suspend it for too short a time": { when: canBeSuspended, leads: stays },
    "staff suspend it at the wrong time": { when: (at) => !canBeSuspended(at), leads: stays },
    "staff reinstate it": { when: is("suspended"), leads: becomes("active") },
    "staff reinstate it at the wrong time": { when: isNot("suspended"), leads: stays },
    "staff close it": { when: canBeClosed, leads: becomes("deleted") },
    "staff close it with work under way": { when: canBeClosed, leads: stays },
    "staff close it at the wrong time": { when: (at) => !canBeClosed(at), leads: stays },
    "a backup brought it back that was erased": { when: isNot("deleted"), leads: becomes("deleted") },
    "a backup brought back what is erased": { when: is("deleted"), leads: stays },
    "the suspension runs out": { when: is("suspended"), leads: becomes("active") },
    "the suspension runs out at the wrong time": { when: isNot("suspended"), leads: stays },
    "another person pauses it": { leads: stays },
    "another person asks for its deletion": { leads: stays },
    "staff confirm its deletion": { leads: stays },
    "staff end it": { leads: stays },
    "another person keeps it": { leads: stays },
    "the owner closes it": { leads: stays },
    "the owner suspends it": { leads: stays },
    "the owner reinstates it": { leads: stays },
  },
});
