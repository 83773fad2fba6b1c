/** Buttons, and links that look like them. An icon alone always carries its label in words. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** One primary per view. `quiet` has no border until it is pointed at. */
  variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  icon?: ReactNode;
};

export const buttonClass = ({ variant = 'default', size = 'md' }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], size === 'sm' && styles.sm, className);

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean | undefined };

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { variant, size, icon, isBusy = false, className, children, type, onClick, ...rest } = props;
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller asks to submit
      type={type ?? 'button'}
      className={buttonClass({ variant, size }, className)}
      {...rest}
      // A disabled button would lose the focus, and keyboard users their place.
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isBusy ? ignore : onClick}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & { label: string; icon: ReactNode };

/** The label is the accessible name and the tip that shows on hover and on keyboard focus. */
export function IconButton({ label, icon, variant = 'quiet', size, className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={classNames(styles.square, className)}
      aria-label={label}
      data-tip={label}
    >
      <span className={styles.icon}>{icon}</span>
    </Button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...rest}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </Link>
  );
}
