import { hourStepMinutes } from "@jobami/api/planning/routes";
import { useState } from "react";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { copy, movedText, takenText } from "./copy.ts";
import { type Field, isElsewhere, type Moving, movedBy, nearestTo, taken } from "./moving.ts";
import { type Stand, standKey } from "./planning-view.ts";

/** How a stand is brought elsewhere: by the pointer, or taken and moved by keys; then it is asked for. */
interface Move {
  moving: Moving;
  home: string;
  phase: "dragged" | "taken" | "asked";
}

/** A pointer’s way among days and minutes that are `minute` px long. */
export interface Scale {
  /** Px from the middle of the day that it is on to the middle of each; days are as wide as what stands on them needs. */
  toDays: readonly number[];
  minute: number;
  /** Px from the top of the hours to where the slot stands. */
  top: number;
}

/** The one stand of a week that is being brought elsewhere, and what is announced of it. */
export function useMoving(field: Field) {
  const [move, setMove] = useState<Move | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const reader = useOwnZone();

  function drop(): void {
    if (move === null) return;
    if (isElsewhere(move.moving, move.home)) setMove({ ...move, phase: "asked" });
    else leave();
  }
  function leave(): void {
    setMove(null);
    setAnnouncement(copy.moveLeft);
  }
  /** It was sent: the planning shows it. */
  function close(): void {
    setMove(null);
    setAnnouncement("");
  }
  return {
    moving: move?.moving ?? null,
    isAsked: move?.phase === "asked",
    announcement,
    /** The zone of the reader’s clocks. */
    reader,
    drop,
    leave,
    close,
    isTaken: (stand: Stand) => move?.phase === "taken" && standKey(move.moving.stand) === standKey(stand),
    take(stand: Stand, home: string): void {
      const moving = taken(stand, home, field);
      setMove({ moving, home, phase: "taken" });
      setAnnouncement(takenText(moving, reader));
    },
    step({ x, y }: { x: number; y: number }): void {
      if (move === null) return;
      const moving = movedBy(move.moving, { days: x, minutes: y * hourStepMinutes }, field);
      setMove({ ...move, moving });
      setAnnouncement(movedText(moving, reader));
    },
    drag(stand: Stand, home: string, way: { x: number; y: number }, { toDays, minute, top }: Scale): void {
      const begun = taken(stand, home, field);
      const atTop = { ...begun, day: home, from: field.first * 60 };
      const nearest = nearestTo(way.x, toDays);
      const by = {
        days: nearest === -1 ? 0 : nearest - field.days.indexOf(home),
        minutes: (top + way.y) / minute,
      };
      setMove({ moving: movedBy(atTop, by, field), home, phase: "dragged" });
    },
  };
}

export type MovingOfWeek = ReturnType<typeof useMoving>;
