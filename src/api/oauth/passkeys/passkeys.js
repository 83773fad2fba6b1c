/** Shows the buttons for passkeys where the browser knows them, and sends what it answers with the page's own form. */
(() => {
  const { SimpleWebAuthnBrowser: webAuthn } = globalThis;
  const button = document.querySelector('[data-passkey]');
  const form = document.querySelector('form[method="post"]');
  if (!webAuthn.browserSupportsWebAuthn() || button === null || form === null) return;

  const askForOptions = async () => {
    const body = new URLSearchParams(new FormData(form));
    for (const name of ['email', 'password', 'code']) body.delete(name);
    const answer = await fetch('/oauth/passkey', { method: 'POST', body });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.json();
  };
  // The button and the field that fills itself in may both have an answer: the first one counts.
  let isSent = false;
  const send = (credential) => {
    if (isSent) return;
    isSent = true;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'passkey';
    field.value = JSON.stringify(credential);
    form.append(field);
    form.submit();
  };
  const say = (text) => {
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.setAttribute('role', 'alert');
    notice.textContent = text;
    document.querySelector('[role="alert"]')?.remove();
    form.before(notice);
  };

  const isNew = button.dataset.passkey === 'new';
  // A browser answers one question at a time, and a new one ends the one before: that of the field never ends the button's.
  let isAsking = false;
  let offer = Promise.resolve();

  const ask = async () => {
    try {
      // Where the end of the former is not awaited, some browsers refuse the next.
      webAuthn.WebAuthnAbortService.cancelCeremony();
      await offer;
      const optionsJSON = await askForOptions();
      send(
        isNew ? await webAuthn.startRegistration({ optionsJSON }) : await webAuthn.startAuthentication({ optionsJSON }),
      );
    } catch (error) {
      if (error.name === 'InvalidStateError') say('This device has a passkey of yours already.');
      // Somebody who closed the browser's own window knows that.
      if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') say('The passkey could not be used here.');
    }
  };
  (button.closest('[data-of-passkeys]') ?? button).hidden = false;
  button.addEventListener('click', async () => {
    if (isAsking) return;
    isAsking = true;
    await ask();
    isAsking = false;
    offerInField();
  });

  // Passkeys among what the browser fills in.
  const email = document.querySelector('input[name="email"]');
  const offerOnce = async () => {
    try {
      const optionsJSON = await askForOptions();
      if (isAsking) return;
      const answer = webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill: true });
      offer = answer.catch(() => undefined);
      send(await answer);
    } catch {
      // Given up for the button, or for a newer challenge.
    }
  };
  const offerInField = () => {
    if (email?.autocomplete === 'username webauthn' && !isAsking && !isSent) void offerOnce();
  };
  void webAuthn.browserSupportsWebAuthnAutofill().then((isOffered) => {
    if (!isOffered || isNew || email === null) return;
    email.autocomplete = 'username webauthn';
    offerInField();
    // A challenge lives for five minutes, so a page that stays open gets others.
    setInterval(offerInField, 240_000);
  });
})();
