import { defineModel } from "../../testing/model.ts";

export interface NotificationModelState {
  isRead: boolean;
  isArchived: boolean;
  isDeleted: boolean;
}

const isKept = ({ isDeleted }: NotificationModelState) => !isDeleted;

/** What its owner can do to a line of the inbox; asking for what already is leads nowhere. */
export const notificationModel = defineModel<NotificationModelState>()({
  initial: { isRead: false, isArchived: false, isDeleted: false },
  steps: {
    "marks it read": { when: isKept, leads: () => ({ isRead: true }) },
    "marks it unread": { when: isKept, leads: () => ({ isRead: false }) },
    "archives it": { when: isKept, leads: () => ({ isArchived: true }) },
    "takes it out of the archive": { when: isKept, leads: () => ({ isArchived: false }) },
    "marks everything read": {
      when: isKept,
      leads: ({ isRead, isArchived }) => ({ isRead: isRead || !isArchived }),
    },
    "archives everything": { when: isKept, leads: () => ({ isArchived: true }) },
    "deletes it": { when: isKept, leads: () => ({ isDeleted: true }) },
    "does something with it afterwards": { when: ({ isDeleted }) => isDeleted, leads: () => ({}) },
  },
});
