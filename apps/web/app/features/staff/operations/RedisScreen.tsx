import type { RedisFigures } from "@jobami/api/host/contract";
import { useRedisFigures } from "@jobami/api/host/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Stack } from "@jobami/ui/layout/Stack";
import { redisAudience, redisLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { Facts } from "./Facts.tsx";
import { redisUses, words } from "./host.copy.ts";
import { bytes, figure, milliseconds, running } from "./said.ts";

/** /admin/redis: whether processes share a Redis, and how it does [ADM-23]. */
export function RedisScreen() {
  return (
    <RequireStaff needs={redisAudience}>
      <Shared />
    </RequireStaff>
  );
}

function Shared() {
  const reading = useRedisFigures();
  return (
    <StaffPage title={redisLabel} error={reading.error}>
      <Reading of={reading} failed={words.failed} saysStale>
        {({ data }) => <Standing redis={data} />}
      </Reading>
    </StaffPage>
  );
}

function Standing({ redis }: { redis: RedisFigures }) {
  const isThere = redis.state === "connected";
  return (
    <Stack gap={5}>
      {redis.state === "none" && (
        <Banner tone="info" title={words.redisNone}>
          {words.redisNoneDetail}
        </Banner>
      )}
      {redis.state === "away" && (
        <Banner tone="warning" title={words.redisAway} announce="polite">
          {words.redisAwayDetail}
        </Banner>
      )}
      {isThere && (
        <Facts
          id="redis-figures"
          title={words.redisFigures}
          entries={[
            { term: words.redisState, details: words.redisConnected },
            { term: words.redisVersion, details: redis.version },
            { term: words.redisUptime, details: running(redis.uptimeSeconds) },
            { term: words.redisPing, details: milliseconds(redis.pingMs) },
            {
              term: words.redisMemory,
              details: `${bytes(redis.memory)} (${redis.memoryLimit === null ? words.redisNoLimit : `${words.redisLimit}\u00a0: ${bytes(redis.memoryLimit)}`})`,
            },
            { term: words.redisClients, details: figure(redis.clients) },
            { term: words.redisKeys, details: figure(redis.keys) },
            { term: words.redisHits, details: figure(redis.hits) },
            { term: words.redisMisses, details: figure(redis.misses) },
            { term: words.redisEvicted, details: figure(redis.evicted) },
          ]}
        />
      )}
      <Facts
        id="redis-uses"
        title={isThere ? words.redisUses : words.redisInstead}
        entries={redisUses.map((use) => ({ term: use.term, details: isThere ? use.with : use.without }))}
      />
    </Stack>
  );
}
