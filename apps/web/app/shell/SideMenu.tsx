import { IconButton } from "@jobami/ui/IconButton";
import { Logo } from "@jobami/ui/Logo";
import { LogIn, LogOut, Settings, Shield, UserPlus, X } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useBrand } from "../world/page-facts.ts";
import { useSession } from "../world/session.ts";
import { anchors, words } from "./copy.ts";
import * as css from "./menus.css.ts";

const Balances = lazy(async () => ({ default: (await import("./Balances.tsx")).Balances }));
const iconOf = { size: 20, strokeWidth: 1.75 } as const;

/** The menu of narrow screens: a native dialog that slides in, so focus and Escape are the browser's [NAV-24, NAV-25]. */
export function SideMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const brand = useBrand();
  const { user, close } = useSession();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes the menu.
  useEffect(() => ref.current?.close(), [location, ref]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help.
    <dialog
      ref={ref}
      className={css.side}
      aria-label={words.menuSection}
      onClick={(event) => event.target === ref.current && ref.current?.close()}
    >
      <div className={css.sideHead}>
        <Logo name={brand.name} size="small" />
        <IconButton label={words.closeMenu} icon={<X />} onClick={() => ref.current?.close()} />
      </div>
      <section className={css.section} aria-labelledby="side-menu">
        <h2 id="side-menu" className={css.sectionTitle}>
          {words.menuSection}
        </h2>
        {anchors.map(({ to, label }) => (
          <Link key={to} className={css.entry} to={to} onClick={() => ref.current?.close()}>
            {label}
          </Link>
        ))}
        {user !== null && (
          <>
            <Link className={css.entry} to="/dashboard">
              {words.dashboard}
            </Link>
            <Link className={css.entry} to="/dashboard/missions">
              {words.missions}
            </Link>
          </>
        )}
      </section>
      <section className={css.section} aria-labelledby="side-account">
        <h2 id="side-account" className={css.sectionTitle}>
          {words.accountSection}
        </h2>
        {user === null ? (
          <>
            <Link className={css.entry} to="/login">
              <LogIn {...iconOf} /> {words.signIn}
            </Link>
            <Link className={css.entry} to="/inscription">
              <UserPlus {...iconOf} /> {words.signUp}
            </Link>
          </>
        ) : (
          <>
            <Suspense fallback={null}>
              <Balances />
            </Suspense>
            <Link className={css.entry} to="/dashboard/parametres">
              <Settings {...iconOf} /> {words.settings}
            </Link>
            <Link className={css.entry} to="/dashboard/profil/securite">
              <Shield {...iconOf} /> {words.security}
            </Link>
            <button
              type="button"
              className={css.entry}
              onClick={() => {
                ref.current?.close();
                close();
              }}
            >
              <LogOut {...iconOf} /> {words.signOut}
            </button>
          </>
        )}
      </section>
    </dialog>
  );
}
