import { defineModel } from "../../testing/model.ts";

export interface NotificationModelState {
  isRead: boolean;
  isArchived: boolean;
  isDeleted: boolean;
}

const isPresent = ({ isDeleted }: NotificationModelState) => !isDeleted;

/** What its owner can do to a line of the inbox; asking for what already is leads nowhere. */
export const notificationModel = defineModel<NotificationModelState>()({
  initial: { isRead: false, isArchived: false, isDeleted: false },
  steps: {
    "marks it read": { when: isPresent, leads: () => ({ isRead: true }) },
    "marks it unread": { when: isPresent, leads: () => ({ isRead: false }) },
    "archives it": { when: isPresent, leads: () => ({ isArchived: true }) },
    "takes it out of the archive": { when: isPresent, leads: () => ({ isArchived: false }) },
    "marks everything read": {
      when: isPresent,
      leads: ({ isRead, isArchived }) => ({ isRead: isRead || !isArchived }),
    },
    "archives everything": { when: isPresent, leads: () => ({ isArchived: true }) },
    "deletes it": { when: isPresent, leads: () => ({ isDeleted: true }) },
    "does something with it afterwards": { when: ({ isDeleted }) => isDeleted, leads: () => ({}) },
  },
});
