import { notificationsContract } from "@jobami/api/notifications/contract";
import { type Arrange, negotiating, negotiation, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

/** A person with a line in the inbox. */
const aboutLine =
  (body?: Record<string, unknown>): Arrange =>
  async (server) => {
    const { owner } = await negotiation(server);
    const { body: inbox } = await owner.call(notificationsContract.list);
    const params = { id: inbox.data[0]?.id ?? "" };
    return { client: owner.client, input: body === undefined ? { params } : { params, body } };
  };

/** A browser as it subscribes. */
const browserSample = {
  endpoint: "https://push.exemple.fr/abonnement",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof notificationsContract> = {
  list: signedIn({
    query: {
      page: "1",
      unread: "true",
      search: "mission",
      around: "01930000-0000-7000-8000-0000000000c1",
    },
  }),
  unreadCount: signedIn(),
  preferences: signedIn(),
  setPreference: signedIn({ body: { kind: "comment_received", channel: "mail", choice: "digest" } }),
  times: signedIn(),
  setQuietHours: signedIn({ body: { quiet: { from: "22:00", to: "07:00" } } }),
  setDigest: signedIn({ body: { every: "week", weekday: "friday", time: "17:30" } }),
  push: signedIn(),
  addPushDevice: signedIn({ body: browserSample }),
  endPushDevice: async (server) => {
    const { client, call } = await signIn(server);
    const { body } = await call(notificationsContract.addPushDevice, { body: browserSample });
    return { client, input: { params: { id: body.data.id } } };
  },
  stopDigest: async (server) => {
    const { client, person } = await signIn(server);
    return { client, input: { body: { token: server.domains.notifications.digests.tokenOf(person.id) } } };
  },
  markAllRead: negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  archiveAll: negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  removeAll: negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  toggleRead: aboutLine({ is_read: true }),
  archive: aboutLine({ is_archived: true }),
  remove: aboutLine(),
  readAbout: negotiating(({ owner, id, proposalId }) => ({
    client: owner.client,
    input: { body: { missionId: id, proposalId } },
  })),
};
