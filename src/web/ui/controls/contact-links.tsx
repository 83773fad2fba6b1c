/** An e-mail address and a telephone number that one can act on; a long address breaks after its @. */

export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split(/(?<=@)/);
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />
      {host}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>;
}
