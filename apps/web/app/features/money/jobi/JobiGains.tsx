import type { JobiGain } from "@jobami/api/jobi/contract";
import type { JobiGrantReason } from "@jobami/api/jobi/grants";
import { useJobiGains } from "@jobami/api/jobi/hooks";
import { jobiReasonLabels } from "@jobami/api/jobi/reasons";
import { Disclosure } from "@jobami/ui/Disclosure";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { ListRow } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { missionsPath, ownProfilePath, reviewsPath } from "../../../generated/paths.ts";
import { copy, gainCopy, gainState } from "./copy.ts";

const places: Record<JobiGrantReason, string | null> = {
  inscription: null,
  profil_complet: ownProfilePath,
  premiere_mission: missionsPath,
  avis_ecrit: reviewsPath,
};

/** What Jobi are earned with, and what of it is done. */
export function JobiGains() {
  const { data, error, mutate } = useJobiGains();
  const failed = error === undefined ? "loading" : "failed";
  return (
    <Disclosure summary={<h2 className={heading[4]}>{copy.gains}</h2>}>
      <DataList
        label={copy.gains}
        look="rows"
        status={data === undefined ? failed : "ready"}
        items={data?.data ?? []}
        getKey={({ raison }) => raison}
        renderItem={(gain) => <Gain gain={gain} />}
        skeleton={<Skeleton shape="control" />}
        onRetry={() => void mutate()}
        empty={null}
      />
    </Disclosure>
  );
}

function Gain({ gain }: { gain: JobiGain }) {
  const { text, act } = gainCopy[gain.raison];
  const title = jobiReasonLabels[gain.raison];
  const place = places[gain.raison];
  return (
    <ListRow
      element="div"
      title={<h3 className={heading[4]}>{title}</h3>}
      figure={<JobiAmount amount={gain.montant} isSigned />}
      state={gainState(gain)}
      detail={
        <>
          {text}
          {place !== null && gain.ouvert && (
            <>
              {" "}
              <Link className={link} to={place}>
                {act}
              </Link>
            </>
          )}
        </>
      }
    />
  );
}
