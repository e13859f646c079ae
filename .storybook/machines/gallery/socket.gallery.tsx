import { createSocketMachine, socketView } from "@jobami/machines/live/socket";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { connectionProps } from "../../../apps/web/app/platform/live/connection.props.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("live/socket", createSocketMachine({ now: Date.now }), (snapshot) => {
  const { trouble } = socketView(snapshot);
  if (trouble === null) return null;
  return <ConnectionStatus {...connectionProps(trouble, { retry: nothing, reload: nothing })} />;
});
