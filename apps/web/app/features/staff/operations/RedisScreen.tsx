import type { RedisFigures } from "@jobami/api/host/contract";
import { useRedisFigures } from "@jobami/api/host/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Stack } from "@jobami/ui/layout/Stack";
import { redisAudience, redisLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { Facts, MeasuredAt } from "./Facts.tsx";
import { bytes, figure, milliseconds, running } from "./format.ts";
import { copy, redisUses } from "./host.copy.ts";

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
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data }) => <Standing redis={data} />}
      </Reading>
    </StaffPage>
  );
}

function Standing({ redis }: { redis: RedisFigures }) {
  const isThere = redis.state === "connected";
  return (
    <Stack gap={5}>
      <MeasuredAt at={redis.at} process={redis.process} />
      {redis.state === "none" && (
        <Banner tone="info" title={copy.redisNone}>
          {copy.redisNoneDetail}
        </Banner>
      )}
      {redis.state === "away" && (
        <Banner tone="warning" title={copy.redisAway} announce="polite">
          {copy.redisAwayDetail}
        </Banner>
      )}
      {isThere && (
        <Facts
          id="redis-figures"
          title={copy.redisFigures}
          entries={[
            { term: copy.redisState, details: copy.redisConnected },
            { term: copy.redisVersion, details: redis.version },
            { term: copy.redisUptime, details: running(redis.uptimeSeconds) },
            { term: copy.redisPing, details: milliseconds(redis.pingMs) },
            {
              term: copy.redisMemory,
              details: `${bytes(redis.memory)} (${redis.memoryLimit === null ? copy.redisNoLimit : `${copy.redisLimit}\u00a0: ${bytes(redis.memoryLimit)}`})`,
            },
            { term: copy.redisClients, details: figure(redis.clients) },
            { term: copy.redisKeys, details: figure(redis.keys) },
            { term: copy.redisHits, details: figure(redis.hits) },
            { term: copy.redisMisses, details: figure(redis.misses) },
            { term: copy.redisEvicted, details: figure(redis.evicted) },
          ]}
        />
      )}
      <Facts
        id="redis-uses"
        title={isThere ? copy.redisUses : copy.redisInstead}
        entries={redisUses.map((use) => ({ term: use.term, details: isThere ? use.with : use.without }))}
      />
    </Stack>
  );
}
