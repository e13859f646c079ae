import type { DemoAccount } from "@jobami/api/pages/contract";
import { heading, text } from "@jobami/ui/styles";
import * as css from "./AuthPage.css.ts";
import { login } from "./login.copy.ts";

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Accounts to try while in demo: choosing one fills the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <div>
        <h2 id="demo-accounts" className={heading[4]}>
          {login.demoTitle}
        </h2>
        <p className={text.small}>{login.demoHelp}</p>
      </div>
      <ul className={css.demoList}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={css.demoAccount} onClick={() => onChoose(account)}>
              <span className={css.demoLabel}>{account.label}</span>
              <span className={text.small}>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
