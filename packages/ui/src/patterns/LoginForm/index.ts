export { type BoundInput, LoginForm, type LoginFormProps, type LoginFormWords } from "./LoginForm.tsx";
