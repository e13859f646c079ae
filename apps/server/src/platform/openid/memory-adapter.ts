import type { Adapter, AdapterPayload } from "oidc-provider";

/** The most records that are stored; the oldest go first. */
const mostRecords = 2000;

/** Where the local provider keeps what is under way: in this process, until it ends. It checks by itself what has run out. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const records = new Map<string, AdapterPayload>();

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = async (part: "uid" | "userCode", value: string) =>
      [...records].find(([key, record]) => key.startsWith(`${model}:`) && record[part] === value)?.[1];
    return {
      async upsert(id, payload) {
        records.set(keyOf(id), payload);
        const oldest = records.keys().next();
        if (records.size > mostRecords && !oldest.done) records.delete(oldest.value);
      },
      find: async (id) => records.get(keyOf(id)),
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (code) => findBy("userCode", code),
      async consume(id) {
        const record = records.get(keyOf(id));
        if (record !== undefined) record.consumed = 1;
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, record] of records) if (record.grantId === grantId) records.delete(key);
      },
    };
  };
}
