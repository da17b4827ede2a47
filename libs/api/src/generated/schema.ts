// Generated from openapi/ by tools/contract/generate.ts. Do not edit.
export interface paths {
    "/public.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Environment of the front
         * @description The first call of all; needs no channel setting but the host.
         */
        get: operations["getPublicEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/front": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the channel
         * @description Everything of the channel that a screen depends on. The same for every guest, so caches may keep it for a moment.
         */
        get: operations["getFrontSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/colorschemes/selected/front": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Colour scheme of the channel
         * @description Colours by token name, laid over those of the theme.
         */
        get: operations["getSelectedColorscheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/payment-service/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of a payment service for the browser
         * @description Where the card fields come from. Secrets of the service are never among them. 404 for a service the channel does not use.
         */
        get: operations["getPaymentServiceSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerce_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a shopping event
         * @description Kept as figures only; whatever could tell who it was is left out (P-27).
         */
        post: operations["createEcommerceEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description 401 `auth.invalid_credentials`, the same for unknown names and wrong passwords; 403 `auth.locked` after too many
         *     tries, opened again by the mailed link.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the shop as a member, for support
         * @description For the staff of the shop, by a link that the operator's command line made: good once, for ten minutes. The session
         *     lasts an hour and says `is_manager_login`; what only the member may do is refused in it with 403 `auth.manager_login`.
         *     410 `auth.support_link.expired` for a link that is used, over or unknown.
         */
        post: operations["openSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second factor by the mailed code
         * @description 422 `auth.verify_code.invalid` for a wrong code, 401 `auth.verify_code.expired` when the challenge is used up
         *     (ten minutes, five tries): log in again.
         */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a passkey
         * @description With what the browser has made of the answer of /v1/auth/passkey/start: once, within five minutes; 401
         *     `auth.passkey.expired` otherwise. No code is mailed besides. 401 `auth.passkey.refused`, the same for unknown, removed and
         *     wrong passkeys; 403 `auth.locked` as for /v1/auth/login.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to log in by a passkey
         * @description Answers what `navigator.credentials.get` is given, in the words of WebAuthn. It names no passkeys: the authenticator offers
         *     those that it has for this host.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New bearer for a live session
         * @description Takes the bearer of a live session even when it has expired and rotates it; the old one is honoured for 10 s.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session of the bearer, an expired one too. Without a session there is nothing to do, and the answer is the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/unlock/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a locked account by the mailed link
         * @description The link works once and logs nobody in. An unknown, used or expired code is answered with result false.
         */
        get: operations["unlockAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description An address that is taken is answered like a new one and told by mail alone, unless the code proves that it is the own one (P-15). A login follows as a call of its own.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member
         * @description Password and the answer to the security question are never given.
         */
        get: operations["getMe"];
        /**
         * Change what the shop knows of the member
         * @description The user name is not part of it, nor what a customer asked for at the registration. Another mail address or another security
         *     question asks for the password; another mail address asks for the code of the link that was mailed there besides, and the
         *     old mailbox is told. A wrong password is 422 with `errors.current_password`.
         */
        put: operations["updateMe"];
        post?: never;
        /**
         * Leave the shop
         * @description Deletes the member with everything that is his, on every channel; his sessions end and a mail says that it is done. Orders
         *     stay, as the law asks of the shop, without the member. Asks for the password: a wrong one is 422 with
         *     `errors.current_password`, and each try counts. 403 `user.payment_open` while a payment of his is under way,
         *     `user.orders_open` while an order is not paid, not delivered or not paid back (see /v1/me/leaving).
         */
        delete: operations["leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Asks for the present one. Every other session of the member ends, and his mailbox is told. 422 `input.invalid` with
         *     `errors.current_password` when the present one is wrong (each try counts), with `errors.password` when the new one is too
         *     short, guessable or the present one.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn the second factor on or off
         * @description With the mailed code: single use, ten minutes, five tries. 422 `second_factor.code.invalid` for a wrong one, 410
         *     `second_factor.code.expired` when it is used up: ask for another. From then on a login asks for a mailed code, or no more;
         *     the mailbox is told. Sessions stay.
         */
        put: operations["updateSecondFactor"];
        /**
         * Ask for the code that turns the second factor on or off
         * @description Asks for the password and mails a code. 422 with `errors.current_password` when it is wrong (each try counts), or when it is
         *     too short to stand alone once the second factor is off (P-10); 409 `second_factor.unchanged` when it is so already.
         */
        post: operations["requestSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What leaving would take away, and what stands in its way
         * @description Figures of every channel together: the member leaves all of them at once. While `orders` names any, /v1/me/user cannot be
         *     deleted.
         */
        get: operations["getLeaving"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/login-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logins of the member, newest first
         * @description Kept for 180 days.
         */
        get: operations["listLoginHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reminder/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to somebody who cannot log in
         * @description The same answer whether or not the mailbox is a member's (P-15); only a member's mailbox is mailed. The link is
         *     /reminder/reset/?code=… or /reminder/username/reset/?code=… of the channel.
         */
        post: operations["requestReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reminder/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the code of the mailed link
         * @description Does not use the code up.
         */
        post: operations["checkReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reminder/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, or hear the user name
         * @description The code proves the mailbox and is used up; the answer to the security question is asked for besides (P-14). 422
         *     `reminder.code_expired` for a code that is unknown, over or used, `input.invalid` with `errors.question_answer` for a wrong
         *     answer (five tries in half an hour). A new password ends every session and opens a locked account.
         */
        post: operations["resetReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists of the member
         * @description Lists without their entries; see /v1/me/user-lists/{key}.
         */
        get: operations["listUserLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-lists/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One list, with its products
         * @description Paging counts the products; those that this channel does not sell are left out.
         */
        get: operations["getUserList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-lists/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put products on the list of favourites
         * @description Products that are there already stay where they are. 404 `product.not_found` when one of them is none of this channel, 422
         *     `user_list.limit_reached` when they do not fit; nothing is attached then.
         */
        patch: operations["attachToUserList"];
        trace?: never;
    };
    "/v1/me/user-lists/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take products off every list
         * @description Products that are on none are no error.
         */
        patch: operations["detachFromUserLists"];
        trace?: never;
    };
    "/v1/me/user-lists/{key}/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take products off one list
         * @description Products that are not on it are no error.
         */
        patch: operations["detachFromUserList"];
        trace?: never;
    };
    "/v1/guest/product-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that a guest has looked at
         * @description The shop keeps nothing of a guest: his browser remembers, and asks for what the products look like now.
         */
        get: operations["listGuestProductHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that the member has looked at, newest first
         * @description The latest 100 are kept, each product once.
         */
        get: operations["listMyProductHistories"];
        put?: never;
        /**
         * Remember that the member has looked at a product
         * @description A product that was looked at before moves to the front.
         */
        post: operations["addMyProductHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-histories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a product
         * @description 404 when the entry is not one of this member.
         */
        delete: operations["deleteMyProductHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that whoever asks has looked at
         * @description A member's own; a guest's as he names them.
         */
        get: operations["listProductHistories"];
        put?: never;
        /**
         * Tell that a product is looked at
         * @description Remembered for a member; a guest gets the entry for his browser to keep.
         */
        post: operations["addProductHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product-search-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a word is searched for
         * @description Remembered for a member, unless it is blank; nothing is kept of a guest.
         */
        post: operations["addProductSearchHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-search-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words that the member has searched for, newest first
         * @description The latest 50 are kept, each word once.
         */
        get: operations["listMyProductSearchHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-search-histories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a word
         * @description 404 when the word is not one of this member.
         */
        delete: operations["deleteMyProductSearchHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wish to be able to buy a product
         * @description A member who wishes for it again changes his wish.
         */
        post: operations["addProductRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-request-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wishes of the member, newest first
         * @description With the product as it is now, as long as this channel sells it.
         */
        get: operations["listMyProductRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/product-request-histories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a wish out of the list
         * @description 404 when the wish is not one of this member.
         */
        delete: operations["deleteMyProductRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-memorials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of the member, through the year
         * @description In the order of the calendar, 1 January first.
         */
        get: operations["listMemorials"];
        put?: never;
        /**
         * Write a day down
         * @description 422 `memorial.limit_reached` when there are too many.
         */
        post: operations["createMemorial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-memorials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day
         * @description 404 when the day is not one of this member.
         */
        get: operations["getMemorial"];
        /**
         * Change a day
         * @description Its mail is due anew.
         */
        put: operations["updateMemorial"];
        post?: never;
        /**
         * Delete a day
         * @description Its mail is not sent any more. 404 when the day is not one of this member.
         */
        delete: operations["deleteMemorial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/system-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop tells the member, the latest first
         * @description With the time each was read; reading one by /v1/me/system-messages/{id} sets it.
         */
        get: operations["listSystemMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/system-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description It has been read from the first time on.
         */
        get: operations["getSystemMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the address book
         * @description The member's own main address stays.
         */
        delete: operations["deleteAddresses"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login-sync-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a member of another channel in
         * @description One person is a member of every channel; a session is of one. Refusals as for /v1/auth/login, with the same limits.
         */
        post: operations["loginSyncChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/dummy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nobody, in the shape of a member
         * @description For a shop that does without members. The same for everybody; nothing of it is kept.
         */
        get: operations["getDummyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schools/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is there a school with this key?
         * @description For the registration of a school cooperative; a channel without schools knows no key. Keys cannot be tried out:
         *     wrong ones are counted for the address they come from, here and at the registration together, and answered with 429.
         */
        post: operations["checkSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's series, newest first
         * @description Entries of one purpose, with the limit in x-limit.
         */
        get: operations["listTimeseries"];
        put?: never;
        /**
         * Write down today's measurements
         * @description 422 `timeseries.limit_reached` when the series is full; 403 `shop.feature_off`.
         */
        post: operations["addTimeseries"];
        /**
         * Delete one entry, or the whole series
         * @description With an id that entry, otherwise all entries of the purpose.
         */
        delete: operations["deleteTimeseries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-verify/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that proves the address
         * @description The link is /register/?code=… of the channel; what a member asks for who is logged in, about a mailbox that is not another's,
         *     is /mypage/user_info/edit/?code=….
         */
        post: operations["requestEmailVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-verify/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem the mailed link
         * @description A member who is logged in is registered in full by it from now on, once. Without one it opens the registration, which
         *     uses the code up; a registration that never proved the address gives way to it.
         */
        post: operations["checkEmailVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address book
         * @description The default address first, then by age. The member's own main address has division_ct 1.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Add an address
         * @description 422 `address.limit_reached` when the book is full.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the addresses of a CSV file
         * @description All or nothing. The first row names the columns by their Japanese labels, in any order: 姓, 名, セイ(カナ), メイ(カナ),
         *     会社名・団体名, 郵便番号, 都道府県, 市区町村, 町名・番地, 建物名・部屋番号, 電話番号, 携帯電話番号; those that the form does not require
         *     may be missing. Files of 筆ぐるめ, はがきデザインキット, Amazon, 楽天, Google Contacts and Outlook are recognised by their own
         *     headings: their other columns are ignored, a name is split at its space, prefecture and city are split off an address, and
         *     people of Google Contacts and Outlook without an address are passed over. Commas or tabs are between the cells. UTF-8 with or
         *     without a byte order mark, UTF-16 with one, Shift_JIS (Windows-31J) or EUC-JP, told by its bytes. Empty rows count, but add nothing;
         *     an address that is already in the book is not added again, so that the same file may be sent twice.
         *     A cell that begins like a formula (= + - @, in any width, or a tab) is refused unless an apostrophe stands before it, as in
         *     exported files. A zero that a spreadsheet took from the beginning of a telephone number is put back.
         *     422 `address.import_invalid`: `errors` by row and field (`rows.3.postal_code`), rows numbered as a spreadsheet shows them, the
         *     first 100 of them; `errors.file` for what concerns the whole file: 512 KiB, no more rows than the book has room for.
         *     413 `request.too_large` beyond 5 MiB.
         */
        post: operations["importAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address book as a CSV file
         * @description The columns of the import, as a file under its suggested name. Cells that would be formulas have an apostrophe before them.
         *     A book of more than 30 addresses is written in the background: the first call answers 202 with JSON; the same call, made again
         *     after a while, answers the file. It is kept for ten minutes and only while the book stays as it was.
         *     422 `address.not_in_shift_jis` when the book holds characters that Shift_JIS does not have: nothing is ever replaced.
         */
        get: operations["exportAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/orders/{id}/download/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of an order as PDF
         * @description A qualified simplified invoice (L-10 to L-18): issuer with registration number, day of the transaction, goods with those of the
         *     reduced rate marked, total and tax of each rate. The first call issues it and fixes addressee and wording; every further call
         *     prints the same again, marked 再発行, and counts. 403 with the reason while it cannot be had: `receipt.not_yet` before the payment
         *     is settled, `receipt.cash_on_delivery` (the carrier's slip is the receipt), `receipt.cancelled`, `receipt.refunded`,
         *     `receipt.nothing_paid`, `receipt.limit_reached`, `receipt.period_over`. 422 `receipt.already_issued` when another addressee
         *     or wording is asked for later; 422 `input.invalid` for an addressee or wording with a character that no font of the paper has.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards that the member keeps on this channel
         * @description The main card first, then as they were added. The payment service keeps the cards; here is what it tells of them.
         */
        get: operations["listUserCards"];
        put?: never;
        /**
         * Keep a card
         * @description Takes the one-time token of the payment service's card fields, never a number. The first card is the main one. The same token
         *     again answers the same card. 422 `payment.token_invalid` when the token is used or older than 15 minutes, `card.limit_reached`
         *     when the member keeps as many as he may, `payment.not_available` when the payment service does not answer.
         */
        post: operations["createUserCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a card
         * @description The payment service forgets it too, at the latest when it can be reached again. When it was the main card, the oldest other
         *     one becomes it.
         */
        delete: operations["deleteUserCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-cards/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make a card the main one
         * @description The flag moves from whichever card had it.
         */
        patch: operations["useUserCard"];
        trace?: never;
    };
    "/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passkeys of the member on this channel
         * @description As they were added. A passkey is bound to the host name it was made under.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey
         * @description With what the browser has made of the answer of /v1/me/passkeys/start: once, within five minutes, by the same member; 410
         *     `passkey.expired` otherwise. The mailbox is told. 422 `passkey.refused` when it does not prove what it should,
         *     `passkey.limit_reached` when the member has as many as he may; 409 `passkey.exists`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Asks for the password and answers what `navigator.credentials.create` is given, in the words of WebAuthn. 422 with
         *     `errors.current_password` when the password is wrong (each try counts), `passkey.limit_reached` when the member has as many
         *     as he may.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It logs nobody in any more; the mailbox is told. Sessions stay.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One address
         * @description 404 when the address is not one of this member.
         */
        get: operations["getAddress"];
        /**
         * Change an address
         * @description Takes the place of the whole address. 404 when it is not one of this member.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete an address
         * @description 403 `address.main_address` for the member's own main address.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/user-addresses/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make an address the default one
         * @description The one that was the default before is so no longer. 404 when the address is not one of this member.
         */
        patch: operations["useAddress"];
        trace?: never;
    };
    "/v1/postal-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of a postal code
         * @description An empty list when the code is unknown: the shopper types the address.
         */
        get: operations["lookUpPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/postal-codes/prefectures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 47 prefectures
         * @description From north to south, by JIS X 0401.
         */
        get: operations["listPrefectures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners
         * @description In their order, those of the given areas that are shown now. What is hidden, over or yet to come is told to nobody.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shop messages and cautions
         * @description Messages of the shop and the cautions of its pages.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description By its code. 404 when the channel has none of that code.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-pages/url{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Static page of a path
         * @description The path begins with a slash and may hold more of them.
         */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-pages/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paths of all static pages
         * @description For site maps and for links that must not lead nowhere.
         */
        get: operations["listStaticPageUrls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files-contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text file of the shop
         * @description Answers files that the shop has put into its storage as text, and nothing else: the address is compared with the names of those files, never with a file system.
         */
        get: operations["getFilesContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News, newest first
         * @description With whether this member has read it. 401 only with a bearer that is over.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One piece of news
         * @description 404 before its day and after it.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/readables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that news was read
         * @description Kept for a member, once however often it is told. Of a guest nothing is kept.
         */
        post: operations["readNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popups that may open now
         * @description In their order. Which of them a browser has seen is known to the browser alone.
         */
        get: operations["listPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/popups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One popup
         * @description 404 when it may not open now.
         */
        get: operations["getPopup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qa-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of questions
         * @description Categories under which nothing is shown now are left out.
         */
        get: operations["listQaCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that are asked often
         * @description By the order of their categories; all, those of a category, or those that hold the words.
         */
        get: operations["listQas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/free-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pieces of content by the place where they stand
         * @description All of the channel, in their order.
         */
        get: operations["listFreeAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of campaigns
         * @description Those whose time has come, in their order.
         */
        get: operations["listLandingPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lp/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of a campaign
         * @description 404 before its time and after it.
         */
        get: operations["getLandingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles, newest first
         * @description Those whose time has come, all or of one category.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description With its neighbours in time.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printed catalogues
         * @description With their pages where they can be leafed through on the screen.
         */
        get: operations["listCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a collection
         * @description A collection is a list of content of any kind under an alias. A detail is asked for by `key` and `max_page_size=1`.
         */
        get: operations["listCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/layouts/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands on a page
         * @description A layout of the channel goes before one of all channels.
         */
        get: operations["getLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages/front/layout/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A layout by its id
         * @description What stands on a page, by the id that /v1/layouts/{page} has told.
         */
        get: operations["getFrontLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare or send an inquiry
         * @description Two steps with the same payload: `prepare` answers the draft for the confirmation screen, `send` keeps it, mails the
         *     shopper that it was received and the shop what was asked. The mail to the shopper quotes nothing that was typed.
         */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/upload-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file
         * @description 413 `request.too_large` beyond 5 MiB, or with more parts than one file and its fields.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Category tree
         * @description The tree of the goods, with the number of products this channel sells, or that of inquiries.
         */
        get: operations["getCategoryHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description All makers, with the number of products this channel sells of each.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description All tags of the channel.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description Filters narrow one another; values of one filter widen it. `is_favorite` is that of the bearer. Prices and stock are never older than a second.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description 404 for a key that this channel does not sell.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that go with one
         * @description Same category or pairing, in stock, not excluded.
         */
        get: operations["listRecommendedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When one piece can be in a prefecture, and what sending it costs
         * @description For a parcel that holds one piece alone. What holds until the next cut-off is told with that instant: an order before it still
         *     has this day (D-01). Islands and hold-ups of a street are known only with the postal code, in the cart.
         */
        get: operations["getProductDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}/accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid extras that are offered beside a product
         * @description In the order of the shop. What cannot be bought now is listed with the reason; what may not travel with the product
         *     (temperature) is not offered.
         */
        get: operations["listProductAccessories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What buyers say about a product
         * @description Only people who bought the product on this channel and have got it are heard; samples of the shop say that they are samples.
         *     There is no call to write one: the shop takes reviews in by hand and looks at each before it is shown.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{key}/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How buyers have rated a product
         * @description Of the reviews that are shown, those of buyers alone; samples of the shop are not counted.
         */
        get: operations["getProductReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the filters of the list
         * @description Takes the filters of /v1/products.
         */
        get: operations["listProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a half-typed word
         * @description Kana, kanji, romaji and half-typed words.
         */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/{kind}/{key}/{master}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photograph in one size
         * @description The address is `base`, a width and a format of an `Image`. It is made on the first request and kept. Because the name of the master
         *     holds a piece of its hash, the answer never changes (`immutable`) and has an `ETag`; 404 `image.not_found` for everything else.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart of a token, or a new one
         * @description The cart of the token if it lives, belongs to this channel and to this person, and has not become an order;
         *     otherwise a new one. With a bearer, a guest's cart joins the one the member has: quantities add up within limits,
         *     the destinations of both are kept. Without a token of use a member gets the open cart he has.
         *
         *     With `as_guest` and without a bearer, a member's open cart becomes a guest's: lines, extras, gift choices of one
         *     destination and coupons stay; addresses, orderer, sender, receipt, points and the fields of a variant go.
         */
        post: operations["initCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description Priced anew with each call. 410 for a token that is unknown, over, or of another person or channel: all get the same answer.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Empty the cart
         * @description Lines, destinations and coupons go; token and orderer stay.
         */
        patch: operations["resetCart"];
        trace?: never;
    };
    "/v1/carts/order/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Orderer, payment method, note, receipt
         * @description What is absent stays; null removes.
         */
        patch: operations["modifyCartOrder"];
        trace?: never;
    };
    "/v1/carts/other/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Fields of a variant
         * @description Only names that FORM.ORDER holds, checked by their definitions.
         */
        patch: operations["modifyCartOther"];
        trace?: never;
    };
    "/v1/carts/coupons/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Use a coupon
         * @description At most three in a cart. They take off goods and are spread over the rates of tax (L-27); the order uses them, and a cancelled order gives them back. 422 `coupon.not_found`, `coupon.not_started`, `coupon.expired`, `coupon.minimum`, `coupon.used_up`, `coupon.member_limit`, `coupon.member_only`, `coupon.not_yours`, `coupon.already_used`, `coupon.limit`.
         */
        patch: operations["addCartCoupon"];
        trace?: never;
    };
    "/v1/carts/coupons/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a coupon off
         * @description A coupon that is not in the cart changes nothing.
         */
        patch: operations["deleteCartCoupon"];
        trace?: never;
    };
    "/v1/carts/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Use points
         * @description How many points the order shall spend; 0 spends none. They pay for goods after coupons, not for carriage and fees. When the cart or the balance becomes smaller, `points_used` says how many still count. The order takes them; one that fails, expires or is cancelled gives them back. 422 `point.insufficient`, `point.over_total`.
         */
        patch: operations["setCartPoint"];
        trace?: never;
    };
    "/v1/carts/social/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let the receiver enter the address
         * @description Makes the destination one whose address its receiver will enter, or an ordinary one again (null). Address, day and slot
         *     that it had are forgotten: the receiver chooses them. Its carriage is that of the shop's own area and final. A social
         *     gift is an order of its own: 422 `cart.social.single_destination` with several destinations,
         *     `cart.social.not_available` with goods that are not offered as such. The link is mailed when the money is there; an
         *     order whose gift is not received within `valid_days` is cancelled and refunded.
         */
        patch: operations["setCartSocialReceiver"];
        trace?: never;
    };
    "/v1/carts/transaction/error/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Clear a failed payment
         * @description A failed or abandoned payment is closed, stock returns, and the cart is open again. A payment that has succeeded meanwhile is not touched: 409 `cart.already_decided`.
         */
        patch: operations["deleteCartTransactionError"];
        trace?: never;
    };
    "/v1/carts/products/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put products in
         * @description 422 `cart.product.out_of_stock`, `cart.product.suspended`, `cart.product.purchase_limit`, `cart.product.not_found`, `cart.lines_limit`.
         */
        patch: operations["addCartProducts"];
        trace?: never;
    };
    "/v1/carts/products/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change quantities
         * @description The same refusals as products/add; a line with several destinations shrinks from the last one and grows at the first. 403 `shop.selling_stopped` when one is to grow.
         */
        patch: operations["modifyCartProducts"];
        trace?: never;
    };
    "/v1/carts/products/divide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Spread lines over destinations
         * @description Rows of the matrix line × destination: the sum of a row becomes the quantity of its line, 0 takes it out. Destinations that a row does not name get none of the line. 403 `shop.selling_stopped` when a line is to grow.
         */
        patch: operations["divideCartProducts"];
        trace?: never;
    };
    "/v1/carts/products/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take lines out
         * @description By line keys or by product ids.
         */
        patch: operations["deleteCartProducts"];
        trace?: never;
    };
    "/v1/carts/add-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a set of the shop in
         * @description All of its goods or none: they become ordinary lines at their own prices. 403 `shop.selling_stopped`.
         *     422 `cart.set.not_found`, or the code of the first product that cannot be had (`cart.product.out_of_stock`, `cart.product.suspended`,
         *     `cart.product.purchase_limit`), with the reason of every such product in `errors` by its product key; `cart.lines_limit`.
         */
        patch: operations["addCartSet"];
        trace?: never;
    };
    "/v1/carts/delete-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a set of the shop out
         * @description Each of its lines loses the pieces of the sets; what else lies there stays. 422 `cart.set.not_found` when the cart does not hold it whole.
         */
        patch: operations["deleteCartSet"];
        trace?: never;
    };
    "/v1/carts/accessories/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put paid extras to lines
         * @description All or nothing; every row that cannot be had is named in `errors` as `accessories.<n>.quantity` (or `.line_key`, `.key`). 403 `shop.selling_stopped`.
         *     422 `cart.line.not_found`, `cart.accessory.not_offered` (not offered beside this product), `cart.accessory.limit` (more than go with
         *     the pieces of the line), and for the extra as for the product of the line `cart.product.not_found`, `cart.product.suspended`,
         *     `cart.product.out_of_stock`, `cart.product.purchase_limit`.
         */
        patch: operations["addCartAccessories"];
        trace?: never;
    };
    "/v1/carts/accessories/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change quantities of paid extras
         * @description Fewer are always possible, 0 takes an extra out; more only as when it was added. 422 `cart.accessory.not_found` and the refusals of accessories/add.
         *     A line that shrinks takes along those that no longer go with it; one that grows gets none unasked.
         */
        patch: operations["modifyCartAccessories"];
        trace?: never;
    };
    "/v1/carts/accessories/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take paid extras out
         * @description Their lines stay.
         */
        patch: operations["deleteCartAccessories"];
        trace?: never;
    };
    "/v1/carts/shippings/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a destination
         * @description 422 `cart_detail.set_user_address.not_data` when the member's address is gone; 422 `cart.shipping.multiple_not_allowed`
         *     where ORDER.SHIPPING.IS_ALLOW_MULTIPLE is false.
         */
        patch: operations["addCartShipping"];
        trace?: never;
    };
    "/v1/carts/shippings/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or remove a destination
         * @description 422 `cart.noshi.ribbon_mismatch`, `cart.gift.not_available`, `cart_detail.set_user_address.not_data`.
         */
        patch: operations["modifyCartShipping"];
        trace?: never;
    };
    "/v1/carts/shippings/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Back to one destination
         * @description All goods go to the first destination; on demand its address goes, too.
         */
        patch: operations["resetCartShippings"];
        trace?: never;
    };
    "/v1/carts/packings/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Split a parcel off
         * @description The parcel stays apart until destination or zone of its goods change. 422 `cart.packing.handover_unavailable`.
         */
        patch: operations["addCartPacking"];
        trace?: never;
    };
    "/v1/carts/packings/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delivery dates, slots and handover
         * @description 422 `cart.packing.date_closed`, `cart.packing.slot_closed`, `cart.packing.zones_apart`,
         *     `cart.packing.handover_unavailable`. A handover that is lost later (other zone or carrier, cash on delivery) becomes
         *     in_person, which the quote's `changes` tell.
         */
        patch: operations["modifyCartPacking"];
        trace?: never;
    };
    "/v1/carts/{token}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a cart
         * @description The order that the cart became, or that is being paid for: for whoever got no answer to the decision and asks later.
         *     The cart's token is all that is asked for, for 24 hours after the order, of guest and member alike. A decision that is
         *     under way is waited for. 404 `order.not_found` when no order stands, and to everybody else.
         */
        get: operations["getCartDecision"];
        put?: never;
        /**
         * Place the order
         * @description The same idempotency key answers the same for ever, whatever has changed since: whoever got no answer asks again by
         *     the same key. A second key on a decided cart answers the order that exists.
         *     403 `shop.selling_stopped`, and `shop.members_only` for a guest where the shop sells to members alone.
         *     409 `cart.quote_changed` with the new quote; 422 `cart.not_ready` with the quote's problems as errors,
         *     `payment.token_required`, `payment.declined`, `payment.not_available`, `payment.unavailable`.
         */
        post: operations["decideCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/{token}/payment/{payment_id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The truth about a payment
         * @description Asks the payment service itself, whatever the browser brought back. Safe to repeat. Within 24 hours of the order the cart's token is all that is asked for.
         */
        get: operations["checkCartPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order of a cart
         * @description For the complete screen: the cart token in `X-Cart-Token`, for 24 hours, or a bearer of the member who ordered proves that it is the same person. 404 to everybody else.
         */
        get: operations["getGuestOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carts/order/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a payment ended, for any browser that comes back from it
         * @description Asks the payment service itself. The return address that the service was given carries the order and its key, so that
         *     another browser than the shopper's learns the state and no more. 404 `payment.return_over` for a key that is not this
         *     order's, 24 hours after the order, and on another channel.
         */
        get: operations["getReturnedPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods of the shop
         * @description All of the channel, without looking at a cart.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/carts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods for a cart, open and closed
         * @description Those that this cart cannot use come along, with the reason.
         */
        get: operations["listCartPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shipping-leadtime/carts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery days and slots per parcel
         * @description 21 to 60 days for each parcel, closed days with their reason (D-04).
         */
        get: operations["getCartLeadtimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shipping-leadtime/input/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days and slots for a place that is being entered
         * @description The token is that of a social gift. Days that cannot be chosen stay, with their reason (D-04).
         */
        get: operations["listSocialGiftLeadtimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/{token}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link holds
         * @description Goods, allergens and the giver's message. The token is all that proves the receiver: 128 random bits, kept as a hash,
         *     good on the channel it was made for, once. A token that is unknown, mistyped or another channel's is 404
         *     `social_gift.not_found`; 410 tells `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`.
         */
        get: operations["getSocialGiftProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/{token}/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parcels of the gift
         * @description The parcels for which a day is to be chosen; each goes to the one address that is entered.
         */
        get: operations["listSocialGiftShippings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/check/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an address
         * @description Normalises and checks an address as typed; nothing is kept. 422 `input.invalid` by field below `address.`,
         *     `social_gift.undeliverable` where the goods cannot go.
         */
        post: operations["checkSocialGiftShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/check/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try days and slots
         * @description Says when the parcels would come; nothing is kept. 422 `social_gift.date_closed`, `social_gift.slot_closed`,
         *     `social_gift.undeliverable`, and `input.invalid` when a parcel is missing, unknown or named twice.
         */
        post: operations["checkSocialGiftDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive the gift
         * @description Enters address, days and slots; the order can then be shipped. Once: whoever comes second gets 410
         *     `social_gift.used`; whoever got no answer sends the same key and content again and is answered as the first time. The
         *     giver has paid what sending to the shop's own area costs; what another place costs more, the shop bears, so that
         *     neither side is asked for money again. 422 as the two checks.
         */
        put: operations["registerSocialGift"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/social-gifts/{token}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A gift that was received
         * @description Tells that the address was entered, and nothing of it. 409 `social_gift.not_registered` while it is still to be entered.
         */
        get: operations["getSocialGiftComplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the member, newest first
         * @description With the lines in short; the order itself comes with /v1/me/orders/{id}. Narrowed by a part of the number and by the days of
         *     Japan on which they were placed, both included. 422 `input.invalid` at `to` for a period that ends before it begins.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description As it was placed, with where it stands now. 404 when it is not one of this member.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order
         * @description Until the shop prepares it (`can_cancel`, `cancel_until`): stock, points and coupons go back at once, money that was authorised or paid is let go or given back by the payment service within minutes, and a mail confirms it. A bank transfer that has been paid can only be asked for (`cancel_requested`): the shop then asks where to send the money. Cancelling again changes nothing and answers the order. 409 `order.not_cancellable` with the reason in `message`.
         */
        put: operations["cancelOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/orders/{id}/social-gift/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link to a gift again
         * @description Mails a new link the way the giver chose, and ends all that were sent before. While the receiver is waited for (`state`
         *     is `waiting`); 409 `social_gift.not_waiting` otherwise, and for an order that is no social gift.
         */
        post: operations["sendSocialGiftLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/restock-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member waits to be told of on this channel, newest first
         * @description With the product as it is now, as long as this channel sells it. What was told stands here no more.
         */
        get: operations["listMyRestockNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/restock-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Wait for a product no longer
         * @description 404 when it is not one of this member on this channel.
         */
        delete: operations["deleteMyRestockNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/restock-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told once by mail that a product can be bought again
         * @description Of a member, whose address is proven, it waits at once. A guest's address is mailed a link that confirms it,
         *     /restock/?code=… of the channel: the same answer, and a mail, whether or not it waits already (P-15). The one mail is
         *     sent when the product can be bought, with a link that ends it. 409 `restock.available` while it can be bought.
         */
        post: operations["askRestockNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/restock-notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by the key of the mailed link that the address is the asker's
         * @description Said twice it is the same. 404 `restock.link_over` for a key that is unknown, over or of another channel.
         */
        post: operations["confirmRestockNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/restock-notices/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End by the key of a mailed link what it stands for
         * @description The key of the mail that says that the product is there again ends everything that its reader still waits for on the channel.
         *     404 `restock.link_over` for a key that is unknown, over or of another channel.
         */
        post: operations["endRestockNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-lookup/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a guest the link to an order
         * @description The same answer whether or not there is such an order (P-15); a mail goes only to the orderer's own address, if the number is
         *     one of this channel. The link is /order-lookup/order/?code=… of the channel. Of a member's order the mail says that it stands
         *     in my page.
         */
        post: operations["requestOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-lookup/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order of a mailed link
         * @description As it was placed, with where it stands now. The first call prolongs the key, so that there is time to read and to act. 404
         *     `order.link_over` for a key that is unknown, over or of another channel.
         */
        get: operations["getLookedUpOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-lookup/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel the order of a mailed link
         * @description By the rules of a member's order: `cancelOrder` tells them. 404 `order.link_over` for a key that is unknown, over or of another
         *     channel; 409 `order.not_cancellable` with the reason in `message`.
         */
        put: operations["cancelLookedUpOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-lookup/order/social-gift/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link to the gift of a mailed link again
         * @description By the rules of a member's gift: `sendSocialGiftLink` tells them. 404 `order.link_over` for a key that is unknown, over or of
         *     another channel; 409 `social_gift.not_waiting` unless its receiver is waited for.
         */
        post: operations["sendLookedUpGiftLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-lookup/order/download/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of the order of a mailed link as PDF
         * @description By the rules of a member's order, with the same refusals: `downloadReceipt` tells them. 404 `order.link_over` for a key that is
         *     unknown, over or of another channel.
         */
        get: operations["downloadLookedUpReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points of the member
         * @description Those of this channel: each has its own. An order earns a point for every full 100 yen of goods after discounts, when it is accepted; its points wait until it is sent and are then good through the same day of the next year. A point pays one yen.
         */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/point-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the member's points
         * @description On this channel, newest first. Rows are added, never changed: what was undone stands there twice.
         */
        get: operations["listPointHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons of the member
         * @description The member's own and those for every member of this channel that are not over, those that end first before others. One that cannot be used now says why. What a cart must hold is checked when the code is used.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every refusal. `code` is dotted and stable, `message` is Japanese and may be shown as it is. */
        Error: {
            /** @description Dotted and stable. */
            code: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
            /** @description Messages by field (`addresses.0.postal_code`). */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description What the browser must know before any other call. */
        PublicEnvironment: {
            /** @description Base of every /v1 call as the browser sees it. */
            baseApiURL: string;
            /** @description Demo parts (inbox, sample members, payment sandbox) are on. */
            isDemo: boolean;
        };
        /** @description 503 with Retry-After. The shop is closed, or its database is out of reach; title and message are shown on the maintenance screen. */
        MaintenanceError: {
            /**
             * @description `maintenance` while the shop is closed, `service.unavailable` while it cannot answer.
             * @enum {string}
             */
            code: "maintenance" | "service.unavailable";
            /** @description Title to be shown. */
            title: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
        };
        /**
         * @description A photograph in several sizes. One of them is at `<base>/<width>.<format>`: AVIF (`avif`) and WebP (`webp`) in each of its
         *     `widths` and in its own `width`, which may be larger, for looking closer; JPEG (`jpg`) in the largest of `widths` alone, for
         *     previews of links; PNG (`png`) of icons (SITE.ICON) alone. An address never shows anything else, so it may be kept for ever.
         */
        Image: {
            /** @description What is on it, for those who do not see it. */
            alt: string;
            /** @description Of the whole photograph in pixels; a size keeps its proportions. */
            width: number;
            /** @description Of the whole photograph in pixels. */
            height: number;
            /** @description Its dominant colour, the ground until it is there. */
            color: string;
            /** @description A blurred miniature as data URI. */
            placeholder: string;
            /** @description Address of its sizes without width and format. */
            base: string;
            /** @description Widths that can be asked for, ascending. */
            widths: number[];
            /** @description The point that stays visible where a frame crops the photograph, from 0 to 1; absent for the place that the frame prefers. */
            focus?: {
                /** @description From the left. */
                x: number;
                /** @description From the top. */
                y: number;
            };
        };
        /** @description A channel's own logo, in several sizes like an `Image`; absent without one. */
        Logo: {
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Of the whole logo in pixels. */
            width: number;
            /** @description Of the whole logo in pixels. */
            height: number;
            /** @description Address of its sizes without width and format. */
            base: string;
            /** @description Widths that can be asked for, ascending. */
            widths: number[];
            /**
             * @description Of a transparent logo: a dark one needs a light ground, a light one a dark ground; null where it can be on any.
             * @enum {string|null}
             */
            tone: "dark" | "light" | null;
        };
        /** @description A channel's own icon, square, as PNG at `<base>/<width>.png`; absent without one. */
        Icon: {
            /** @description Address of its sizes without width and format. */
            base: string;
            /** @description Widths that can be asked for, ascending. */
            widths: number[];
        };
        /** @description JPEG that previews of links show of pages without a picture, and of the home page; absent without one. */
        SharedPicture: {
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Address of the JPEG. */
            href: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        /**
         * @description The small drawing beside the name of a wrapping; one without it is told by its name alone.
         * @enum {string}
         */
        WrappingDrawing: "paper" | "department_paper" | "band" | "box" | "cloth";
        /** @description A wrapping that the shop offers. */
        Wrapping: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Yen per destination, tax included at 10 % (L-23). */
            fee: number;
            drawing?: components["schemas"]["WrappingDrawing"];
        };
        /** @description Settings of the channel, nested as the specification names them. */
        FrontSettings: {
            /** @description The channel as a site. */
            SITE: {
                /** @description Name to be shown. */
                NAME: string;
                /** @description One sentence about the shop, for search engines. */
                DESCRIPTION: string;
                /** @description Origin of the channel for canonical URLs, without a final slash. */
                URL: string;
                /** @description Simple, Base, Ass, Fle, Gen, Lat, Sto, Tee, Ven, or a theme of one's own; a storefront that does not know it shows Simple. */
                THEME: string;
                /** @description Depa, Gakuen or null. */
                NAMESPACE: string | null;
                /** @description True when login is optional for member-only pages. */
                NO_MEMBER_USE: boolean;
                /** @description Where stored files begin, as `/storage` or `https://files.example.com`; empty for the shop's own origin. */
                STORAGE_URL: string;
                /** @description The channel's own folder of the storage. */
                CHANNEL_PREFIX: string;
                /** @description Widths in CSS pixels at which the layout changes. */
                BREAKPOINT: {
                    /** @description From here on the screen is a tablet. */
                    "SCREEN-SM": number;
                    /** @description From here on the screen is a desktop. */
                    "SCREEN-MD": number;
                };
                /** @description Photograph of the home page: the channel's own, otherwise the theme's; null where neither has one. */
                HERO: components["schemas"]["Image"] | null;
                LOGO?: components["schemas"]["Logo"];
                ICON?: components["schemas"]["Icon"];
                SHARE?: components["schemas"]["SharedPicture"];
            };
            /** @description Who sells, for footer, confirmation and mails (L-01). */
            SELLER: {
                /** @description Name to be shown. */
                NAME: string;
                /** @description Person responsible for the shop (L-01). */
                REPRESENTATIVE?: string;
                /** @description Postal code of the seller, with its hyphen. */
                POSTAL_CODE: string;
                /** @description Postal address of the seller (L-01). */
                ADDRESS: string;
                /** @description Telephone of the seller (L-01). */
                PHONE: string;
                /** @description When the telephone is answered (L-01). */
                HOURS: string;
                /** @description Mail address of the seller (L-01). */
                EMAIL: string;
                /** @description Invoice registration number, T and 13 digits; null for a seller without one (L-17). */
                REGISTRATION_NUMBER: string | null;
                /** @description Withdrawal and return terms of food (L-02 ⑥, L-06). */
                RETURN_TERMS: string;
                /** @description Those of goods that are no food; of food where not set. */
                RETURN_TERMS_GOODS?: string;
                /** @description Those of goods that are made to measure; of other goods where not set. */
                RETURN_TERMS_MEASURED?: string;
                /** @description Liability for goods with a defect (L-01); the return terms where not set. */
                DEFECT_TERMS?: string;
                /** @description Days from delivery in which food may be sent back at will, for search engines; 0 for never, not said where not set. */
                RETURN_DAYS?: number;
                /** @description Those of goods that are no food; of food where not set. */
                RETURN_DAYS_GOODS?: number;
                /** @description Those of goods that are made to measure; of other goods where not set. */
                RETURN_DAYS_MEASURED?: number;
            };
            /** @description Fields that this channel's customer adds to a form, by their names; both sides know their definitions (spec §3). */
            FORM: {
                /** @description Sent in `other` of the registration, `school_key` in its own place. */
                REGISTER: string[];
                /** @description Sent by /v1/carts/other/modify. */
                ORDER: string[];
                /** @description Labels and placeholders of single fields in this channel, by form and field; absent where the channel has the usual ones. */
                FIELDS?: {
                    [key: string]: {
                        [key: string]: {
                            /** @description Name of the field. */
                            label?: string;
                            /** @description Shown while the field is empty. */
                            placeholder?: string;
                        };
                    };
                };
            };
            /** @description What members have here. */
            MEMBER: {
                /** @description My page keeps body measurements. */
                IS_USE_MEASUREMENT: boolean;
                /** @description My page keeps days to remember; true where it is absent. */
                IS_USE_MEMORIAL?: boolean;
                /** @description Orders earn points, which pay, and my page tells them and the coupons; true where it is absent. */
                IS_USE_POINT?: boolean;
                /** @description Members may keep cards to pay with; true where it is absent. */
                IS_USE_CARD?: boolean;
                /** @description Members may ask for a code at the login; true where it is absent. */
                IS_USE_SECOND_FACTOR?: boolean;
            };
            /** @description What an order can be. */
            ORDER: {
                /** @description Where an order can go. */
                SHIPPING: {
                    /** @description One order may go to several destinations. */
                    IS_ALLOW_MULTIPLE: boolean;
                    /** @description Yen of goods per destination from which carriage is free; null when never. */
                    FREE_CARRIAGE_THRESHOLD: number | null;
                };
                /** @description What can be done for gifts. */
                GIFT: {
                    /** @description Noshi can be chosen. */
                    IS_USE_NOSHI: boolean;
                    /** @description Wrapping can be chosen. */
                    IS_USE_WRAPPING: boolean;
                    /** @description One of WRAPPINGS must be chosen for every destination whose goods can be wrapped. */
                    IS_REQUIRE_WRAPPING: boolean;
                    /** @description A message card can be added. */
                    IS_USE_MESSAGE: boolean;
                    /** @description A sender other than the orderer can be named. */
                    IS_USE_SENDER: boolean;
                    /** @description Wrappings to choose from. */
                    WRAPPINGS: components["schemas"]["Wrapping"][];
                };
                /** @description How receipts are handed out (L-14); 10 times within 365 days of the order where it is absent. */
                RECEIPT?: {
                    /** @description Times that a receipt may be had, the first included. */
                    MAX_ISSUES: number;
                    /** @description Days from the order on. */
                    DAYS: number;
                };
                /** @description What a shopper may undo. */
                CANCEL: {
                    /** @description Until when an order can be cancelled, in words. */
                    LIMIT_TEXT: string;
                };
            };
            /** @description What the operator can switch. */
            PLUGIN: {
                /** @description A stop of all selling for a time. */
                TEMPORARY_STOP_SELLING: {
                    /** @description The stop is in use. */
                    IS_USE: boolean;
                    /** @description False while the selling is stopped, where the stop is in use. */
                    IS_SELLING: boolean;
                };
            };
            /** @description The tag manager of the channel, what it asks its readers and tells them of it. */
            GTM: {
                /** @description Id of the container, as `GTM-ABC123`; null when none is used. */
                ID: string | null;
                /** @description Where the tag manager is, without a final slash. */
                URL: string;
                /** @description Nothing is loaded before the reader agrees; absent is false. */
                IS_REQUIRE_CONSENT?: boolean;
                /** @description Of what readers are asked: with another container or other services they are asked anew. Absent where nobody is asked. */
                CONSENT_VERSION?: string;
                /** @description Whom the container tells of a reader, for the page of privacy (L-40); no other is reached. */
                SERVICES?: {
                    /** @description Of the service. */
                    name: string;
                    /** @description Who is told. */
                    recipient: string;
                    /** @description What is told. */
                    sent: string;
                    /** @description What for. */
                    purpose: string;
                    /** @description What the recipient says of it. */
                    policy_url?: string;
                    /** @description Origins that it needs; the policy of the pages opens for no others. */
                    sources?: string[];
                }[];
                /** @description What is handed to analytics. */
                DATA_LAYER: {
                    /** @description Our purchase field by analytics field. */
                    PURCHASE: {
                        [key: string]: string;
                    };
                };
            };
            /** @description Of version 3, which asks nobody anything; for guests who log in, register, have forgotten something or write to the shop, where there is a key. */
            CAPTCHA: {
                /** @description Public key of the channel's hosts; null for no captcha. */
                SITE_KEY: string | null;
                /** @description Where the service is, without a final slash. */
                URL: string;
            };
            /** @description The services that the channel works with. */
            SERVICE: {
                /** @description Payment as the browser must know it. */
                PAYMENT: {
                    /**
                     * @description Payment service of the channel, as in settings/payment-service/{code}.
                     * @enum {string}
                     */
                    CODE: "sandbox" | "stripe" | "payjp";
                };
            };
            /** @description Payment as the browser must know it. */
            PAYMENT: {
                /** @description Origin allowed to frame the card fields and to take the browser for 3-D Secure. */
                FRAME_ORIGIN: string | null;
                /** @description Origins that the service's own script needs on payment screens; absent where there is none. */
                SOURCES?: {
                    /** @description Scripts may come from them. */
                    SCRIPT: string[];
                    /** @description The script may send to them. */
                    CONNECT: string[];
                    /** @description Frames may come from them. */
                    FRAME: string[];
                };
            };
        };
        /** @description Colours of the channel. */
        Colorscheme: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Name to be shown. */
            name: string;
            /** @description Colour by token name. */
            info: {
                [key: string]: string;
            };
        };
        /** @description What the browser must know to show the card fields. */
        PaymentServiceSettings: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Origin for postMessage. */
            origin: string;
            /** @description Address of the iframe; parent_origin is added by the screen. Null where a script brings the fields. */
            fields_url: string | null;
            /** @description Address of the service's script where it is not its own public one. */
            script_url: string | null;
            /** @description Key of the service for browsers. */
            public_key: string | null;
            /** @description No real money moves. */
            is_sandbox: boolean;
            /** @description Card brands it takes. */
            brands: string[];
        };
        /** @description One step of shopping, as analytics name it. */
        EcommerceEventInput: {
            /** @description Name of the event, such as add_to_cart. */
            name: string;
            /** @description A JSON string; never names, mail addresses, telephones or addresses (P-27). */
            args: string;
        };
        /** @description What a person logs in with. */
        LoginInput: {
            /** @description User name or e-mail address. */
            username: string;
            /** @description Password, as typed. */
            password: string;
        };
        /**
         * @description Answer of login, verify and refresh. When `is_verify` is true no token is given: `verify_code` is an opaque challenge
         *     (never the mailed code) and `user_id` says for whom; the code that was mailed goes to /v1/auth/verify with it.
         */
        AuthResult: {
            /** @description Bearer of the session; null while a second factor is still due. */
            access_token: string | null;
            /** @description Seconds. */
            expires_in: number | null;
            /**
             * Format: date-time
             * @description Until when it lives.
             */
            expires_at: string | null;
            /** @description The password must be changed. */
            has_password_expired: boolean;
            /** @description Mails to the member keep coming back. */
            has_mail_error_count_over: boolean;
            /** @description Id of the member. */
            user_id: string;
            /** @description A second factor is due before the login is complete. */
            is_verify: boolean;
            /** @description Challenge to be sent back with the mailed code; null when none is due. */
            verify_code: string | null;
            /** @description True in a session that the shop's staff opened for support, with its refreshes; absent otherwise. */
            is_manager_login?: boolean;
        };
        /** @description What stands behind `#support=` in a link of the operator's command line. */
        SupportInput: {
            /** @description Stable code, for programs to compare. */
            code: string;
        };
        /** @description The second step of a login. */
        VerifyInput: {
            /** @description Id of the member. */
            user_id: string;
            /** @description `verify_code` of the login answer; may be left out by the browser that began the login, whose cookie tells it. */
            challenge?: string;
            /** @description The mailed code as typed, any width. */
            verify_code: string;
            /**
             * @description The person enters from another channel of the shop.
             * @default false
             */
            is_sync_user_channel?: boolean;
        };
        /** @description Name of the credential, base64url. */
        PasskeyId: string;
        /** @description clientDataJSON, base64url. */
        PasskeyClientData: string;
        /** @description What a passkey has signed. */
        PasskeyLogin: {
            id: components["schemas"]["PasskeyId"];
            client_data: components["schemas"]["PasskeyClientData"];
            /** @description authenticatorData, base64url. */
            authenticator_data: string;
            /** @description Base64url. */
            signature: string;
            /** @description The member that the authenticator has kept, base64url. */
            user_handle: string;
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
        PasskeyRequest: {
            /** @description Host name that the passkey is bound to. */
            rpId: string;
            /** @description What is signed, base64url; good once. */
            challenge: string;
            /** @description Milliseconds that the challenge is good for. */
            timeout: number;
            /**
             * @description The authenticator knows its owner.
             * @enum {string}
             */
            userVerification: "required";
        };
        /** @description Whether the account is open again. */
        UnlockResult: {
            /** @description True when the account is open again; false for a used or expired link. */
            result: boolean;
        };
        /** @description Registration. Any width is accepted and normalised by the server (F-01); only lengths are bound here. */
        UserInput: {
            /** @description Login name; without it the e-mail address serves. */
            username?: string | null;
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string;
            /** @description Given name in full-width katakana. */
            first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name?: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Password, as typed. */
            password: string;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2?: string | null;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number?: string | null;
            /** @description Telephone by day. */
            tel?: string | null;
            /** @description Fax number, digits; null where none was given. */
            fax?: string | null;
            /** @description Occupation; null where none was given. */
            job?: string | null;
            /** @description YYYY-MM-DD. */
            birth_date: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefer not to answer, which absence means too.
             * @enum {string}
             */
            gender?: "1" | "2" | "3" | "4";
            /**
             * @description 1 receive, 0 do not receive.
             * @enum {string}
             */
            newsletter: "0" | "1";
            /** @description 1 first pet, 2 mother's maiden name, 3 primary school, 4 favourite food. */
            question_ct: number;
            /** @description The answer to it; compared without regard to width, case and spaces. */
            question_answer: string;
            /** @description Code of the mailed link, when the address was verified before. */
            email_verify_code?: string | null;
            /** @description Key of the school, where FORM.REGISTER asks for one; see /v1/schools/check. */
            school_key?: string | null;
            /** @description Fields that FORM.REGISTER names, checked by their definitions. `member_number` must be that of a card of the store in the same family name (kana) that no other member has taken; one answer for everything else. */
            other?: {
                [key: string]: string;
            };
        };
        /** @description The member, as he sees himself. */
        User: {
            /** @description Id, unique among its kind. */
            id: string;
            /** @description The name to log in by; the mail address where there is no other. */
            username: string;
            /** @description Mail address. */
            email: string;
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string;
            /** @description Given name in full-width katakana. */
            first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name: string | null;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Postal code with its hyphen. */
            formatted_postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number: string | null;
            /** @description Telephone by day, digits; null where none was given. */
            tel: string | null;
            /** @description Fax number, digits; null where none was given. */
            fax: string | null;
            /** @description Occupation; null where none was given. */
            job: string | null;
            /**
             * Format: date
             * @description Day of birth.
             */
            birth_date: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefer not to answer.
             * @enum {string}
             */
            gender: "1" | "2" | "3" | "4";
            /**
             * @description 1 receives the newsletter, 0 does not.
             * @enum {string}
             */
            newsletter: "0" | "1";
            /** @description 1 first pet, 2 mother's maiden name, 3 primary school, 4 favourite food. */
            question_ct: number;
            /** @description The e-mail address is verified. */
            is_registered_member: boolean;
            /** @description A code is mailed at login. */
            is_mfa: boolean;
            /** @description The password must be changed. */
            has_password_expired: boolean;
            /** @description Mails to the member keep coming back. */
            has_mail_error_count_over: boolean;
            /** @description Key of the school; null where the form does not ask for one. */
            school_key: string | null;
            /** @description Fields that the channel's customer adds, by name. */
            other: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it came to be.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description The member as he wants to be known, as a whole. Any width is accepted and normalised by the server (F-01). */
        UserUpdate: {
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string;
            /** @description Given name in full-width katakana. */
            first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name?: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2?: string | null;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number?: string | null;
            /** @description Telephone by day. */
            tel?: string | null;
            /** @description Fax number, digits; null where none was given. */
            fax?: string | null;
            /** @description Occupation; null where none was given. */
            job?: string | null;
            /** @description YYYY-MM-DD. */
            birth_date: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefer not to answer.
             * @enum {string}
             */
            gender: "1" | "2" | "3" | "4";
            /**
             * @description 1 receive, 0 do not receive.
             * @enum {string}
             */
            newsletter: "0" | "1";
            /** @description Another security question, with its answer; null leaves both. */
            question_ct?: number | null;
            /** @description The answer to it. */
            question_answer?: string | null;
            /** @description Asked for when the mail address or the security question changes. */
            current_password?: string | null;
            /** @description Code of the link that was mailed to the new address, see /v1/email-verify/request. */
            email_verify_code?: string | null;
        };
        /** @description What leaving asks for. */
        LeaveInput: {
            /** @description The present password. */
            current_password: string;
        };
        /** @description The old password and the new one. */
        PasswordInput: {
            /** @description The present password. */
            current_password: string;
            /** @description At least 15 characters, 8 beside a second factor; not guessable; no rule about kinds of characters (P-10). */
            password: string;
        };
        /** @description The mailed code, and what it was asked for. */
        SecondFactorInput: {
            /** @description What it shall be. */
            is_mfa: boolean;
            /** @description Of the answer that told of the mail. */
            challenge: string;
            /** @description The mailed code as typed, any width. */
            verify_code: string;
        };
        /** @description What the second factor shall be. */
        SecondFactorRequest: {
            /** @description What it shall be. */
            is_mfa: boolean;
            /** @description The present password. */
            current_password: string;
        };
        /** @description A code was mailed. */
        SecondFactorRequestResult: {
            /** @description Opaque, never the mailed code; goes back with it. */
            challenge: string;
            /** @description Seconds that the code is good for. */
            expires_in: number;
        };
        /**
         * @description Where the order stands; its payment has a state of its own (P-07).
         * @enum {string}
         */
        OrderStatus: "awaiting_payment" | "accepted" | "preparing" | "shipped" | "delivered" | "abandoned" | "cancel_requested" | "cancelled";
        /** @description An order that is not done: not paid, not delivered, or not paid back. */
        OpenOrder: {
            /** @description Id, unique among its kind. */
            id: string;
            /** @description Number of the order, as people say it. */
            order_no: string;
            /**
             * Format: date-time
             * @description When the order was placed.
             */
            ordered_at: string;
            status: components["schemas"]["OrderStatus"];
            /** @description The channel that it was placed on; null for this one. */
            channel_name: string | null;
            /** @description Its page on the channel that it was placed on. */
            url: string;
        };
        /** @description What a member would lose by leaving, on all channels together, and the orders that are not done. */
        Leaving: {
            /** @description Points that can be spent. */
            points: number;
            /** @description Coupons that can be used. */
            coupons: number;
            /** @description Products on the lists. */
            favourites: number;
            /** @description Cards that are kept. */
            cards: number;
            /** @description Entries of the address book. */
            addresses: number;
            /** @description Days that are kept. */
            memorials: number;
            /** @description Newest first; the member cannot leave while there is one. */
            orders: components["schemas"]["OpenOrder"][];
        };
        /** @description One login of the member. */
        LoginHistory: {
            /** @description Id, unique among its kind. */
            id: number;
            /**
             * Format: date-time
             * @description When the login was complete.
             */
            logged_in_at: string;
            /** @description Prefix of the channel. */
            channel: string;
            /**
             * @description What proved the member; `sync`: he came from another channel; `support`: the staff of the shop, on his behalf.
             * @enum {string}
             */
            method: "password" | "second_factor" | "reminder" | "sync" | "passkey" | "support";
            /** @description Address the login came from. */
            ip_address: string;
            /** @description What the browser called itself. */
            user_agent: string;
            /** @description The session of this request. */
            is_current: boolean;
        };
        /**
         * @description What was forgotten.
         * @enum {string}
         */
        ReminderPurpose: "password" | "username";
        /** @description What a person who cannot log in knows. */
        ReminderRequest: {
            purpose: components["schemas"]["ReminderPurpose"];
            /** @description Mail address. */
            email: string;
        };
        /** @description The same answer whether or not the address is known (P-15). */
        ReminderRequestResult: {
            /** @description Seconds that the mailed link lives. */
            expires_in: number;
        };
        /** @description The mailed code. */
        ReminderCheck: {
            purpose: components["schemas"]["ReminderPurpose"];
            /** @description Code of the mailed link. */
            code: string;
        };
        /** @description What is asked besides, where anything is. */
        ReminderCheckResult: {
            /** @description False for a code that is unknown, over or used. */
            result: boolean;
            /** @description The security question that the member chose; null without a good code. */
            question_ct: number | null;
        };
        /** @description The code with what is to be set anew. */
        ReminderReset: {
            purpose: components["schemas"]["ReminderPurpose"];
            /** @description Code of the mailed link. */
            code: string;
            /** @description Compared without regard to width, case and spaces. */
            question_answer: string;
            /** @description The new password, when the password was forgotten; rules as at the registration. */
            password?: string | null;
        };
        /**
         * @description `username` when the user name was forgotten. After a new password the rest is that of a login: a token, or the challenge
         *     of the second factor where the member has it on; otherwise all null.
         */
        ReminderResult: {
            /** @description The name to log in by; the mail address where there is no other. */
            username: string | null;
            /** @description Bearer of the session; null while a second factor is still due. */
            access_token: string | null;
            /** @description Seconds. */
            expires_in: number | null;
            /**
             * Format: date-time
             * @description Until when it lives.
             */
            expires_at: string | null;
            /** @description The password must be changed. */
            has_password_expired: boolean;
            /** @description Mails to the member keep coming back. */
            has_mail_error_count_over: boolean;
            /** @description Id of the member. */
            user_id: string | null;
            /** @description A second factor is due before the login is complete. */
            is_verify: boolean;
            /** @description Challenge to be sent back with the mailed code; null when none is due. */
            verify_code: string | null;
        };
        /** @description A list of a member, without its entries. */
        UserList: {
            /** @description `favorite`: the favourites. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Products on it that this channel sells. */
            count: number;
            /**
             * Format: date-time
             * @description When a product was attached last; null while it is empty.
             */
            updated_at: string | null;
            /** @description Ids of these products, the latest first: one call tells every heart of a page. */
            ids: number[];
        };
        /** @description A brand in short. */
        BrandRef: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Japanese reading. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original for the lang attribute (T-01). */
            lang: string;
        };
        /** @description A category in short. */
        CategoryRef: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
        };
        /** @description A product of a model with its favourite flag. */
        FavoriteProduct: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Always false for guests. */
            is_favorite: boolean;
        };
        /** @description What the products of one sort have in common. */
        ProductModel: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Name to be shown. */
            name: string;
            brand: components["schemas"]["BrandRef"];
            /** @description Categories. */
            categories: components["schemas"]["CategoryRef"][];
            /** @description Products of the model, each with whether this person keeps it as a favourite. */
            products: components["schemas"]["FavoriteProduct"][];
        };
        /** @description Where something comes from. */
        Region: {
            /** @description Country by ISO 3166-1 alpha-2. */
            country_code: string;
            /** @description Country in Japanese. */
            country: string;
            /** @description Empty when only the country is known. */
            name: string;
        };
        /** @description A protected designation (L-58). */
        GeographicalIndication: {
            /**
             * @description PDO, PGI or the like.
             * @enum {string}
             */
            scheme: "PDO" | "PGI";
            /** @description The name that is protected. */
            registered_name: string;
            /** @description Short form for badges. */
            label: string;
        };
        /** @description A price for a limited time; absent at other times. `price` is the price of the sale. */
        Sale: {
            /**
             * Format: date-time
             * @description When it ends, exclusive.
             */
            ends_at: string;
            /** @description The price before the sale, yen including tax; only where it was charged long enough to be shown beside it (L-41). */
            regular_price?: number;
        };
        /**
         * @description Class of the consumption tax: food is reduced (L-22).
         * @enum {string}
         */
        TaxClass: "reduced" | "standard";
        /**
         * @description Temperature zone.
         * @enum {string}
         */
        Zone: "ambient" | "chilled" | "frozen";
        /**
         * @description in_stock, few (number shown by max_quantity), out, suspended (sale stopped, see suspend_reason).
         * @enum {string}
         */
        StockState: "in_stock" | "few" | "out" | "suspended";
        /**
         * @description Whether the shop sells it at present.
         * @enum {string}
         */
        SaleStatus: "on_sale" | "suspended";
        /** @description By registered data; unknown data is never told as free of anything (L-52…L-54). */
        Allergens: {
            /** @description False when nothing is registered: then neither list says anything (L-54). */
            is_known: boolean;
            /** @description Allergens whose naming the law demands (L-52). */
            mandatory: string[];
            /** @description Allergens whose naming is recommended (L-52). */
            recommended: string[];
            /** @description Collective wording as on the label. */
            text: string;
        };
        /** @description What can be done with it as a gift (G-06). */
        GiftFlags: {
            /** @description Noshi can be put on it. */
            is_noshi: boolean;
            /** @description It can be wrapped. */
            is_wrapping: boolean;
            /** @description It can be given as an e-gift. */
            is_e_gift: boolean;
        };
        /** @description A word that products share. */
        Tag: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
        };
        /**
         * @description Part of the body that is measured.
         * @enum {string}
         */
        MeasurementPart: "height" | "chest" | "waist" | "hip" | "inseam" | "head";
        /** @description A product as a card or a row. */
        ProductSummary: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original (T-01). */
            lang: string;
            product_model: components["schemas"]["ProductModel"];
            brand: components["schemas"]["BrandRef"];
            /** @description The first is the main one. */
            categories: components["schemas"]["CategoryRef"][];
            region: components["schemas"]["Region"];
            /** @description Protected designation; null where the goods have none (L-58). */
            gi: components["schemas"]["GeographicalIndication"] | null;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Grams without packing; null for goods that are not sold by weight. */
            net_weight_g: number | null;
            /** @description Yen, tax included. */
            price: number;
            sale?: components["schemas"]["Sale"];
            /** @description Yen for 100 g, tax included; null for goods that are not sold by weight. */
            price_per_100g: number | null;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            /** @description Pieces in one case at the price of its pieces; absent when it is not sold by the case. */
            case_quantity?: number;
            /** @description Tax contained in the price of one case (`case_quantity` × `price`), rounded once for it; for reference only, as the tax of the order is rounded once per rate (L-24). Absent as `case_quantity`. */
            case_tax_amount?: number;
            /** @description Months of ageing; null where it is not aged. */
            aging_months: number | null;
            allergens: components["schemas"]["Allergens"];
            gift: components["schemas"]["GiftFlags"];
            /** @description Tags. */
            tags: components["schemas"]["Tag"][];
            /** @description Parts of the body that must be given with it, as `options` of the cart's line. */
            measurements: components["schemas"]["MeasurementPart"][];
            /** @description Category key whose illustration stands on the card where there is no photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description One entry of a list. */
        Listable: {
            /** @description Id of the product. */
            product_id: number;
            /**
             * Format: date-time
             * @description When it was attached.
             */
            attached_at: string;
            /** @description Its price when it was attached; null when that was not written down. */
            attached_price: number | null;
            /** @description Whether it could be had when it was attached; null when that was not written down. */
            attached_is_available: boolean | null;
            product: components["schemas"]["ProductSummary"];
        };
        /** @description A list of a member with its entries. */
        UserListDetail: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description How many there are. */
            count: number;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string | null;
            /** @description One page, the latest first; empty without is_listables=1. */
            listables: components["schemas"]["Listable"][];
        };
        /** @description Products to attach or detach. */
        UserListInput: {
            /**
             * @description What the ids name.
             * @enum {string}
             */
            table: "products";
            /** @description Product ids. */
            ids: number[];
        };
        /** @description A product that somebody has looked at. */
        ProductHistory: {
            /** @description Null for a guest. */
            id: number | null;
            /** @description Id of the product. */
            product_id: number;
            /**
             * Format: date-time
             * @description Null for a guest.
             */
            viewed_at: string | null;
            product: components["schemas"]["ProductSummary"];
        };
        /** @description The product that is looked at. */
        ProductHistoryInput: {
            /** @description Id of the product. */
            product_id: number;
        };
        /** @description A word that a member has searched for. */
        ProductSearchHistory: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Word as it was searched for. */
            word: string;
            /**
             * Format: date-time
             * @description When it was searched for last.
             */
            searched_at: string;
        };
        /** @description A product that somebody wishes for. */
        ProductRequestInput: {
            /** @description Id of the product. */
            product_id: number;
            /** @description What the shop should know. */
            note?: string | null;
        };
        /** @description A wish of a member. */
        ProductRequest: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Id of the product. */
            product_id: number;
            /** @description What was written for the shop; null where nothing was. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was wished for.
             */
            requested_at: string;
            product: components["schemas"]["ProductSummary"];
        };
        /** @description A day of the year that a member is reminded of (G-08). */
        Memorial: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Id of the member. */
            user_id: string;
            /** @description Whose day it is. */
            target_user_name: string;
            /**
             * @description What kind of day it is: 1 birthday, 2 wedding day, 3 other.
             * @enum {integer}
             */
            division_ct: 1 | 2 | 3;
            /** @description Name to be shown. */
            name: string;
            /** @description Month, 1 to 12. */
            month: number;
            /** @description Day of the month. */
            date: number;
            /** @description Days before it that a mail reminds the member; null for no mail. */
            call: number | null;
        };
        /** @description A day as the member types it. */
        MemorialInput: {
            /** @description Whose day it is. */
            target_user_name: string;
            /**
             * @description 1 birthday, 2 wedding day, 3 other.
             * @enum {integer}
             */
            division_ct: 1 | 2 | 3;
            /** @description What the day is called. */
            name: string;
            /** @description Month, 1 to 12. */
            month: number;
            /** @description Day of the month; 29 February is kept on the 28th in common years. */
            date: number;
            /** @description Days before it that a mail reminds the member; null for no mail. */
            call?: number | null;
        };
        /** @description Something the shop tells one member. */
        SystemMessage: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Title to be shown. */
            title: string;
            /** @description Plain text. */
            body: string;
            /**
             * Format: date-time
             * @description When it came to be.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the member opened it first.
             */
            read_at: string | null;
        };
        /** @description The key of a school, as printed in its letter. */
        SchoolCheck: {
            /** @description As printed in the letter of the school; width, case, spaces and hyphens do not matter. */
            key: string;
        };
        /** @description The same shape whether or not a school has the key. */
        SchoolCheckResult: {
            /** @description The key as it is kept. */
            key: string;
            /** @description A school of this channel has the key and takes registrations. */
            check: boolean;
            /** @description Name of the school; null without one. */
            name: string | null;
        };
        /**
         * @description `measurement`: body measurements in centimetres.
         * @enum {string}
         */
        TimeseriesPurpose: "measurement";
        /** @description Centimetres with at most one decimal place; null where nothing was measured. */
        Measurement: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Who was measured. */
            name: string;
            /**
             * Format: date
             * @description Day it was written down, JST.
             */
            recorded_on: string;
            /** @description Centimetres. */
            height: number | null;
            /** @description Centimetres. */
            chest: number | null;
            /** @description Centimetres. */
            waist: number | null;
            /** @description Centimetres. */
            hip: number | null;
            /** @description Centimetres. */
            inseam: number | null;
            /** @description Centimetres. */
            head: number | null;
        };
        /**
         * @description Measurements of one person, taken today; those of the same person and day are replaced. Any width is accepted; at
         *     most one decimal place. What was not measured is left out or null; one part at least is needed.
         */
        MeasurementInput: {
            /** @description Who was measured. */
            name: string;
            /** @description 50 to 250 */
            height?: string | null;
            /** @description 30 to 200 */
            chest?: string | null;
            /** @description 30 to 200 */
            waist?: string | null;
            /** @description 30 to 200 */
            hip?: string | null;
            /** @description 20 to 130 */
            inseam?: string | null;
            /** @description 30 to 80 */
            head?: string | null;
        };
        /** @description The address that is to be verified. */
        EmailVerifyRequest: {
            /** @description Mail address. */
            email: string;
        };
        /** @description The same answer whether or not the address is known (P-15). */
        EmailVerifyRequestResult: {
            /** @description Seconds that the mailed link lives. */
            expires_in: number;
        };
        /** @description The code of the mailed link. */
        EmailVerifyCheck: {
            /** @description Code of the mailed link. */
            code: string;
        };
        /** @description What the code has proved. */
        EmailVerifyResult: {
            /** @description Whether it has worked. */
            result: boolean;
            /** @description Mail address. */
            email: string | null;
            /** @description The address belongs to a member who is now registered in full. */
            is_registered_member: boolean;
        };
        /** @description An entry of a member's address book. */
        Address: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description The one that is chosen by itself. */
            is_default: boolean;
            /**
             * @description 1 the member's own main address, 2 another.
             * @enum {integer}
             */
            division_ct: 1 | 2;
            /** @description Both names of who receives it. */
            shipping_name: string;
            /** @description Family name of who receives it. */
            shipping_last_name: string;
            /** @description Given name of who receives it. */
            shipping_first_name: string;
            /** @description Both names of who receives it, in full-width katakana. */
            shipping_kana: string;
            /** @description Family name of who receives it, in full-width katakana. */
            shipping_last_name_kana: string;
            /** @description Given name of who receives it, in full-width katakana. */
            shipping_first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name: string | null;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Postal code with its hyphen. */
            formatted_postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number: string | null;
            /** @description Why postal code, prefecture and city cannot belong together, in words for the member; null when they can. Entries from before this was checked may have one: they are mended before they are used. */
            contradiction: string | null;
        };
        /**
         * @description An address as typed. Any width is accepted and normalised by the server (F-01…F-07). 422 `input.invalid` at
         *     `postal_code`, `prefecture` or `city`, whichever contradicts the other two, with the place that the code stands for.
         */
        AddressInput: {
            /** @description Family name of who receives it. */
            shipping_last_name: string;
            /** @description Given name of who receives it. */
            shipping_first_name: string;
            /** @description Family name of who receives it, in full-width katakana. */
            shipping_last_name_kana?: string | null;
            /** @description Given name of who receives it, in full-width katakana. */
            shipping_first_name_kana?: string | null;
            /** @description Company; null for a private person. */
            company_name?: string | null;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2?: string | null;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number?: string | null;
        };
        /** @description A CSV file of addresses. */
        AddressImportInput: {
            /**
             * Format: binary
             * @description One CSV file of at most 512 KiB; its bytes tell its encoding, not its name or the type it claims.
             */
            file: string;
        };
        /** @description What came of an import. */
        AddressImportResult: {
            /** @description Rows with an address. */
            rows: number;
            /** @description Addresses that are new in the book. */
            added: number;
            /** @description Rows whose address was in the book or stood in the file before. */
            known: number;
        };
        /** @description A file that is being written; ask again for it. */
        AddressExportProgress: {
            /**
             * @description Always in_progress.
             * @constant
             */
            status: "in_progress";
            /** @description Japanese, to be shown as it is. */
            message: string;
            /**
             * Format: date-time
             * @description When the file was first asked for.
             */
            requested_at: string;
        };
        /** @description A card that the payment service keeps for the member. */
        UserCard: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description The card that is offered first. */
            is_main: boolean;
            /** @description Stands for the card: give it as `payment_token` of the decision to pay with it. Good for its member on this channel alone. */
            token: string;
            /** @description Payment service that keeps it, as in settings/payment-service/{code}. */
            token_key: string;
            /** @description Brand. */
            name: string;
            /** @description The last four digits behind asterisks. */
            masked_number: string;
            /** @description Month and year as on the card (MM/YY). */
            expiration: string;
            /** @description Its month is over; it can only be deleted. */
            is_expired: boolean;
        };
        /** @description A card to be kept. There is no field for a number or a security code. */
        UserCardInput: {
            /** @description One-time token of the payment service's card fields. */
            token: string;
            /**
             * @description Make it the main card at once.
             * @default false
             */
            is_main?: boolean;
        };
        /** @description A passkey of the member; its secret half never leaves the authenticator. */
        Passkey: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description What its owner calls it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The last login by it; null when there was none.
             */
            used_at: string | null;
        };
        /** @description A passkey that the browser has made. */
        PasskeyInput: {
            /** @description What its owner calls it. */
            name: string;
            id: components["schemas"]["PasskeyId"];
            client_data: components["schemas"]["PasskeyClientData"];
            /** @description attestationObject, base64url. */
            attestation: string;
            /** @description Ways in which the browser reaches it. */
            transports: string[];
        };
        /** @description What adding a passkey asks for. */
        PasskeyStart: {
            /** @description The present password. */
            current_password: string;
        };
        /** @description A signature by its number in the registry of COSE. */
        PasskeyAlgorithm: {
            /**
             * @description Kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description Number of the signature. */
            alg: number;
        };
        /** @description A passkey as browsers name it. */
        PasskeyName: {
            /**
             * @description Kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description Name of the credential, base64url. */
            id: string;
            /** @description Ways in which the browser reaches it. */
            transports: string[];
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
        PasskeyCreation: {
            /** @description The shop. */
            rp: {
                /** @description Host name that the passkey is bound to. */
                id: string;
                /** @description Name of the shop. */
                name: string;
            };
            /** @description The member, as the authenticator keeps him. */
            user: {
                /** @description Comes back at a login, base64url. */
                id: string;
                /** @description Mail address. */
                name: string;
                /** @description 姓 and 名. */
                displayName: string;
            };
            /** @description What is signed, base64url; good once. */
            challenge: string;
            /** @description Signatures that the shop can check, the best first. */
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            /** @description Milliseconds that the challenge is good for. */
            timeout: number;
            /**
             * @description Nothing is asked about the authenticator.
             * @enum {string}
             */
            attestation: "none";
            /** @description Passkeys that the member has already. */
            excludeCredentials: components["schemas"]["PasskeyName"][];
            /** @description What the authenticator must be able to do. */
            authenticatorSelection: {
                /**
                 * @description It finds the passkey by itself.
                 * @enum {string}
                 */
                residentKey: "required";
                /** @description The same for older browsers. */
                requireResidentKey: boolean;
                /**
                 * @description It knows its owner.
                 * @enum {string}
                 */
                userVerification: "required";
            };
        };
        /** @description One place of a postal code; a code may have several, even across prefectures (F-06). */
        PostalCodeHit: {
            /** @description Seven digits. */
            postal_code: string;
            /** @description Postal code with its hyphen. */
            formatted_postal_code: string;
            /** @description JIS X 0401, 01…47. */
            prefecture_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Empty when the code covers a whole city. */
            town: string;
        };
        /** @description One of the 47. */
        Prefecture: {
            /** @description JIS X 0401, 01…47. */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Reading in katakana. */
            kana: string;
        };
        /** @description A banner of a page. */
        Banner: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Place of the page in which it stands. */
            area: string;
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string | null;
            /** @description Plain text; null for none. */
            body: string | null;
            /** @description Where it leads; null for nowhere. */
            link_url: string | null;
            /** @description Words of the link; null where there is none. */
            link_label: string | null;
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, which it shows instead of a stored one; absent without one. */
            image?: components["schemas"]["Image"];
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description It is to be shown. */
            is_show: boolean;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
        };
        /** @description A shop message (kind shop) or the caution of a page (kind caution, code = the page's caution key). */
        Message: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /**
             * @description Message of the shop, or caution of a page.
             * @enum {string}
             */
            kind: "shop" | "caution";
            /** @description Title to be shown. */
            title: string | null;
            /** @description HTML to be sanitised. */
            body: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A page of text. */
        StaticPage: {
            /** @description Path of the page, with its slashes. */
            path: string;
            /** @description Title to be shown. */
            title: string;
            /** @description A sentence or two about it. */
            description: string;
            /** @description HTML to be sanitised. */
            body: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description Where a static page is. */
        StaticPageUrl: {
            /** @description Path of the page, with its slashes. */
            path: string;
            /** @description Title to be shown. */
            title: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A text file of the storage. */
        FilesContents: {
            /** @description Path of the file below the storage. */
            url: string;
            /**
             * @description HTML is to be sanitised.
             * @enum {string}
             */
            media_type: "text/plain" | "text/html" | "text/csv" | "application/json";
            /** @description Text of the file. */
            content: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description News as lists show it. */
        NewsSummary: {
            /** @description Id, unique among its kind. */
            id: number;
            /**
             * @description What it is about: the shop, goods, delivery, works on the site.
             * @enum {string}
             */
            kind: "notice" | "product" | "delivery" | "maintenance";
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description To be set apart from the rest. */
            is_important: boolean;
            /** @description Whether this member has read it; false for a guest. */
            is_read: boolean;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description The article before or after. */
        Neighbour: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Title to be shown. */
            title: string;
        };
        /** @description News in full. */
        NewsArticle: {
            /** @description Id, unique among its kind. */
            id: number;
            /**
             * @description What sort it is.
             * @enum {string}
             */
            kind: "notice" | "product" | "delivery" | "maintenance";
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description To be set apart from the rest. */
            is_important: boolean;
            /** @description Whether this member has read it; false for a guest. */
            is_read: boolean;
            /** @description The next piece towards today. */
            newer: components["schemas"]["Neighbour"] | null;
            /** @description The next piece towards the past. */
            older: components["schemas"]["Neighbour"] | null;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description News that was read. */
        NewsReadable: {
            /** @description Id of the news that was read. */
            readable_id: number;
        };
        /** @description A window that opens by itself. */
        Popup: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Title to be shown. */
            title: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Where it leads; null for nowhere. */
            link_url: string | null;
            /** @description Words of the link; null where there is none. */
            link_label: string | null;
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, which it shows instead of a stored one; absent without one. */
            image?: components["schemas"]["Image"];
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Page keys on which it opens; empty means all. */
            pages: string[];
            /**
             * @description How often a browser opens it by itself.
             * @enum {string}
             */
            frequency: "once" | "daily" | "always";
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description A change opens it again where it had been closed.
             */
            updated_at: string;
        };
        /** @description A group of questions. */
        QaCategory: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /** @description Questions shown under it now. */
            qa_count: number;
        };
        /** @description A question with its answer. */
        Qa: {
            /** @description Id, unique among its kind. */
            id: number;
            category: components["schemas"]["CategoryRef"];
            /** @description The question. */
            question: string;
            /** @description HTML to be sanitised. */
            answer: string;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A piece of content for one place of a page. */
        FreeArea: {
            /** @description Place of the page in which it stands. */
            code: string;
            /** @description Title to be shown. */
            title: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A page of a campaign, as lists show it. */
        LandingPageSummary: {
            /** @description Slug. */
            key: string;
            /** @description Title to be shown. */
            title: string;
            /** @description A sentence or two about it. */
            description: string;
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, or a photograph that stands in where it has no picture of its own; null where there is none. */
            image: components["schemas"]["Image"] | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A page of a campaign. */
        LandingPage: {
            /** @description Slug. */
            key: string;
            /** @description Title to be shown. */
            title: string;
            /** @description A sentence or two about it. */
            description: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Goods of the page that this channel sells. */
            product_keys: string[];
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, or a photograph that stands in where it has no picture of its own; null where there is none. */
            image: components["schemas"]["Image"] | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description An article as lists show it. */
        BlogSummary: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Key of its category. */
            category: string;
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description Who has written it. */
            author_name: string;
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, or a photograph that stands in where it has no picture of its own; null where there is none. */
            image: components["schemas"]["Image"] | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description An article in full. */
        BlogArticle: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Key of its category. */
            category: string;
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Who has written it. */
            author_name: string;
            /** @description Goods of the article that this channel sells. */
            product_keys: string[];
            /** @description The next article towards today. */
            newer: components["schemas"]["Neighbour"] | null;
            /** @description The next article towards the past. */
            older: components["schemas"]["Neighbour"] | null;
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, or a photograph that stands in where it has no picture of its own; null where there is none. */
            image: components["schemas"]["Image"] | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description A page of a printed catalogue. */
        CatalogPage: {
            /** @description Number of the page. */
            page_no: number;
            /** @description Title to be shown. */
            title: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Goods of the page that this channel sells. */
            product_keys: string[];
        };
        /** @description A printed catalogue, to be ordered by post or leafed through on the screen. */
        Catalog: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description One sentence for lists. */
            lead: string;
            /**
             * Format: date
             * @description Day of issue, JST.
             */
            issued_on: string;
            /** @description Whether it is sent by post. */
            is_orderable: boolean;
            /**
             * @description Side of the spine seen from the cover: pages run on to the right when it is on the left, to the left when it is on the right.
             * @enum {string}
             */
            binding: "left" | "right";
            /** @description Pages in their order; empty when it cannot be leafed through. */
            pages: components["schemas"]["CatalogPage"][];
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
        };
        /** @description A short fact of an entry. */
        EntryFact: {
            /** @description Words to be shown for it. */
            label: string;
            /** @description Value to be shown. */
            value: string;
        };
        /** @description Where an entry is at home: a point on the outline of its country, both drawn on a field of 100 by 100. */
        EntryPlace: {
            /** @description What the place is called. */
            name: string;
            /** @description Path of an SVG, of the commands M, L and Z. */
            outline: string;
            /** @description From the left. */
            x: number;
            /** @description From the top. */
            y: number;
        };
        /** @description An entry of a collection, such as a recipe. */
        CollectionEntry: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Collection it belongs to. */
            alias: string;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Title to be shown. */
            title: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** @description Short facts, such as the time a recipe takes. */
            facts: components["schemas"]["EntryFact"][];
            /** @description Where it is at home, such as a maker; null where it is nowhere. */
            place: components["schemas"]["EntryPlace"] | null;
            /** @description Goods of the entry that this channel sells. */
            product_keys: string[];
            /** @description Path of its picture in the storage: with a slash in front below SITE.STORAGE_URL, without one below the channel's own folder there. */
            image_url: string | null;
            /** @description Its uploaded picture, or a photograph that stands in where it has no picture of its own; null where there is none. */
            image: components["schemas"]["Image"] | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            /** @description Alternative text of the picture. */
            alt: string;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /**
             * Format: date-time
             * @description Since when it is shown.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description One thing that stands on a page. */
        LayoutBlock: {
            /**
             * @description What stands there.
             * @enum {string}
             */
            kind: "banners" | "free_area" | "news" | "blogs" | "collection" | "products" | "landing_pages";
            /** @description Which one: area of banners, code of a free area, alias of a collection, tag of products, for which `new` (what came last) and `ambient` (what keeps unrefrigerated) stand too; null where there is no choice. */
            code: string | null;
            /** @description Title to be shown. */
            title: string | null;
            /** @description Most entries shown; null is all. */
            limit: number | null;
        };
        /** @description What stands on a page, from top to bottom. */
        PageLayout: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Page key. */
            page: string;
            /** @description Title to be shown. */
            title: string;
            /** @description What stands there, in its order. */
            blocks: components["schemas"]["LayoutBlock"][];
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        /** @description What somebody asks the shop. */
        InquiryInput: {
            /**
             * @description `prepare` checks and gives back what would be sent, and keeps nothing; `send` sends it.
             * @enum {string}
             */
            mode: "prepare" | "send";
            /** @description Made by the sender for this one inquiry, at least 8 characters; asked for by `send`. The same key again is answered as the first time and sends nothing more. */
            idempotency_key?: string | null;
            /** @description Key of an inquiry category. */
            category: string;
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana?: string | null;
            /** @description Given name in full-width katakana. */
            first_name_kana?: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Telephone, digits. */
            phone_number?: string | null;
            /** @description Number of the order it is about. */
            order_no?: string | null;
            /** @description Files sent before that belong to it. */
            upload_ids?: string[];
            /** @description At most 2,000 characters, counted as code points. */
            body: string;
        };
        /** @description The inquiry as it is sent, in its normal form. */
        InquiryDraft: {
            category: components["schemas"]["CategoryRef"];
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string | null;
            /** @description Given name in full-width katakana. */
            first_name_kana: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Telephone, digits. */
            phone_number: string | null;
            /** @description Number of the order, as people say it. */
            order_no: string | null;
            /** @description Text of the inquiry. */
            body: string;
        };
        /** @description What was checked or sent. */
        InquiryResult: {
            /**
             * @description `prepare` when it was only checked, `send` when it was sent.
             * @enum {string}
             */
            mode: "prepare" | "send";
            /** @description Number by which the shop and the shopper name it; null for a draft. */
            inquiry_no: string | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            received_at: string | null;
            draft: components["schemas"]["InquiryDraft"];
        };
        /** @description A file and what it is for. */
        UploadInput: {
            /**
             * Format: binary
             * @description One JPEG, PNG, WebP or PDF file of at most 5 MiB. Its content tells what it is, not its name or the type it claims. Pictures are encoded anew, upright and without metadata such as the place.
             */
            file: string;
            /**
             * @description What the file is for.
             * @enum {string}
             */
            dir: "inquiries";
        };
        /** @description A file that the shop keeps. */
        Upload: {
            /** @description To be named where the file belongs, such as `upload_ids` of an inquiry. */
            id: string;
            /**
             * @description What the file is for. An inquiry is all that takes files: reviews, product requests and cancellations are texts.
             * @enum {string}
             */
            dir: "inquiries";
            /** @description Name of the file without any folder. */
            name: string;
            /**
             * @description Media type, found by looking into the file.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description Bytes. */
            size: number;
            /**
             * Format: date-time
             * @description When it is deleted unless it was attached.
             */
            expires_at: string;
        };
        /** @description A category with its children; `product_count` includes the children's products. */
        CategoryNode: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description One sentence for lists. */
            lead: string | null;
            /** @description Place among its kind; the smallest comes first. */
            sort_no: number;
            /** @description Products of this channel. */
            product_count: number;
            image: components["schemas"]["Image"] | null;
            /** @description Categories below it. */
            children: components["schemas"]["CategoryNode"][];
        };
        /** @description A maker, with what the shop tells of it. */
        Brand: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original, for the lang attribute (T-01). */
            lang: string;
            /** @description Country by ISO 3166-1 alpha-2. */
            country_code: string;
            /** @description Country in Japanese. */
            country: string;
            /** @description Products of this channel. */
            product_count: number;
        };
        /** @description Per 100 g. */
        Nutrition: {
            /** @description Kilocalories in 100 g. */
            energy_kcal: number;
            /** @description Grams in 100 g. */
            protein_g: number;
            /** @description Grams in 100 g. */
            fat_g: number;
            /** @description Grams in 100 g. */
            carbohydrate_g: number;
            /** @description Grams in 100 g. */
            salt_equivalent_g: number;
        };
        /** @description Label block of a food (L-50…L-58). Null lines are left out. */
        FoodLabel: {
            /** @description 名称 */
            name: string;
            /** @description Class of meat product by the food standards (L-55); null for other goods. */
            meat_product_class: string | null;
            /** @description Ingredients by weight (L-50). */
            ingredients: string | null;
            /** @description Additives, after the ingredients (L-50). */
            additives: string | null;
            /** @description Net content as on the label (L-50). */
            net_content: string;
            /** @description Minimum remaining time from shipment (L-51). */
            expiry_text: string | null;
            /** @description Least days from dispatch to the end of shelf life (L-51). */
            best_before_days: number | null;
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            /** @description Country of origin as on the label (L-50). */
            origin_country: string;
            /** @description Who imports it, with address (L-50). */
            importer: string | null;
            /** @description pH of the product; null where it need not be shown (L-55). */
            ph: number | null;
            /** @description Water activity; null where it need not be shown (L-55). */
            water_activity: number | null;
            /** @description It must be cooked through before it is eaten (L-56). */
            is_heating_required: boolean;
            /** @description For raw-style goods (L-56). */
            heating_note: string | null;
            /** @description Nutrition facts; null where none are registered. */
            nutrition: components["schemas"]["Nutrition"] | null;
        };
        /** @description Goods that lie in a gift set, with a label block of their own (L-50). */
        ProductContent: {
            /** @description Product key. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Pieces in one of the product. */
            quantity: number;
            label: components["schemas"]["FoodLabel"];
            allergens: components["schemas"]["Allergens"];
        };
        /** @description One of the goods of a set. */
        ProductSetItem: {
            /** @description Product key. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Pieces in one set. */
            quantity: number;
            /** @description Yen for one piece, tax included. */
            price: number;
            stock_state: components["schemas"]["StockState"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description Goods put together by the shop. Each keeps its own price and is taxed by its own rate (L-22). */
        ProductSet: {
            /** @description What carts/add-set asks for. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description One sentence for lists. */
            lead: string;
            /** @description Sum of its goods at today's prices, tax included. */
            price: number;
            /** @description Most sets that can be had now; 0 when one of the goods cannot be bought. */
            max_quantity: number;
            /** @description What is in it, in the order of the shop. */
            items: components["schemas"]["ProductSetItem"][];
        };
        /** @description A product with everything its page shows. */
        Product: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original (T-01). */
            lang: string;
            product_model: components["schemas"]["ProductModel"];
            brand: components["schemas"]["BrandRef"];
            /** @description The first is the main one. */
            categories: components["schemas"]["CategoryRef"][];
            region: components["schemas"]["Region"];
            /** @description Protected designation; null where the goods have none (L-58). */
            gi: components["schemas"]["GeographicalIndication"] | null;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Grams without packing; null for goods that are not sold by weight. */
            net_weight_g: number | null;
            /** @description Yen, tax included. */
            price: number;
            sale?: components["schemas"]["Sale"];
            /** @description Yen for 100 g, tax included; null for goods that are not sold by weight. */
            price_per_100g: number | null;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            /** @description Pieces in one case at the price of its pieces; absent when it is not sold by the case. */
            case_quantity?: number;
            /** @description Tax contained in the price of one case (`case_quantity` × `price`), rounded once for it; for reference only, as the tax of the order is rounded once per rate (L-24). Absent as `case_quantity`. */
            case_tax_amount?: number;
            /** @description Months of ageing; null where it is not aged. */
            aging_months: number | null;
            allergens: components["schemas"]["Allergens"];
            gift: components["schemas"]["GiftFlags"];
            /** @description Tags. */
            tags: components["schemas"]["Tag"][];
            /** @description Parts of the body that must be given with it, as `options` of the cart's line. */
            measurements: components["schemas"]["MeasurementPart"][];
            /** @description Category key whose illustration stands on the card where there is no photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
            /** @description Photographs, that of the card first; none where there is no photograph. */
            images: components["schemas"]["Image"][];
            /** @description Reading of the name. */
            name_kana: string;
            /** @description Pieces per order. */
            purchase_limit: number | null;
            /** @description A note while on sale. */
            sale_note: string | null;
            /**
             * Format: date
             * @description Last day (JST) on which it is sold (L-02).
             */
            sale_ends_on: string | null;
            label: components["schemas"]["FoodLabel"];
            /** @description How it tastes. */
            tasting_note: string | null;
            /** @description What goes with it. */
            pairing: string | null;
            /** @description How to serve it. */
            serving: string | null;
            /** @description For how many it is enough, in words; absent for what nobody eats. */
            servings?: string;
            /** @description Days before it can leave the warehouse. */
            lead_days: number;
            /** @description Withdrawal and return terms of goods of its kind (L-06). */
            return_terms: string;
            /** @description May ride in a chilled parcel. */
            is_chilled_ok: boolean;
            /** @description May ride in a frozen parcel. */
            is_frozen_ok: boolean;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description What lies in it when it is packed of other goods; absent for any other product. */
            contents?: components["schemas"]["ProductContent"][];
            /** @description Sets that it belongs to; absent when there is none. */
            sets?: components["schemas"]["ProductSet"][];
        };
        /** @description What can be promised of one piece of a product before an address is known. Yen, tax included. */
        ProductDelivery: {
            /** @description Prefecture by its name. */
            prefecture: string;
            /**
             * Format: date
             * @description Null when no day of the list can be promised.
             */
            earliest_date: string | null;
            /**
             * Format: date-time
             * @description An order before this instant still has that day.
             */
            order_by: string;
            /** @description Days on the road. */
            transit_days: number;
            /** @description Carriage, yen, tax included. */
            carriage: number;
            /** @description 0 for goods of ambient temperature. */
            cool_fee: number;
            /** @description Yen of goods to one destination from which carriage is free; null when never. */
            free_carriage_from: number | null;
        };
        /** @description Goods that are offered beside a product, as a paid extra of its cart line. */
        ProductAccessory: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Product key; what accessories/add asks for. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description What it is for. */
            lead: string | null;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Yen, tax included. */
            price: number;
            /** @description Its own rate, whatever the product is taxed by (L-22). */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why its sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            /** @description Most pieces that go with one piece of the product. */
            most_per_piece: number;
            /** @description True when it is sold only beside other goods: then it has no page and cannot be put in by products/add. */
            is_extra: boolean;
            /** @description Category key whose illustration stands beside it. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /**
         * @description What the writer got for writing.
         * @enum {string}
         */
        ReviewIncentive: "none" | "points" | "gift";
        /**
         * @description What a buyer says. It is shown only when the order it comes from had this product, was made on this channel and has been
         *     delivered. What the shop wrote itself to show how a review looks says so by `is_sample`.
         */
        ProductReview: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description The name the writer chose to be shown. */
            author_name: string;
            /** @description From 1 (poor) to 5 (excellent). */
            rating: number;
            /** @description Title to be shown. */
            title: string;
            /** @description Plain text. */
            body: string;
            /**
             * Format: date
             * @description Day in Japan.
             */
            posted_on: string;
            /** @description The writer bought it here. */
            is_purchased: boolean;
            /** @description Written by the shop as a sample: to be marked 「見本」 and never counted into an average. */
            is_sample: boolean;
            incentive: components["schemas"]["ReviewIncentive"];
            /** @description True when something was given for it: to be marked 「PR/特典あり」 (L-43). */
            is_promotion: boolean;
        };
        /** @description How buyers have rated a product. */
        ProductReviewSummary: {
            /** @description Reviews of buyers. */
            count: number;
            /** @description To one decimal; null while no buyer has rated it. */
            average: number | null;
            /** @description How many gave 5, 4, 3, 2 and 1. */
            ratings: number[];
        };
        /** @description One value of a filter. */
        FacetValue: {
            /** @description What the list's parameter takes. */
            value: string;
            /** @description Words to be shown for it. */
            label: string;
            /** @description Products when this value is chosen beside the other filters. */
            count: number;
        };
        /** @description A word of the search that became a filter instead of being looked for. */
        UnderstoodWord: {
            /** @description The word as it was typed. */
            word: string;
            /** @description What the list is narrowed to, in words for a chip. */
            label: string;
            /** @description The search without this word; empty when nothing is left of it. */
            word_without: string;
        };
        /**
         * @description How the words of a search were understood. `is_as_typed` 1 asks for the words as they stand: then nothing is corrected, read
         *     as a filter or left out.
         */
        ProductSearch: {
            /** @description What was typed, without blanks around it. */
            word: string;
            /** @description What was searched for instead, where nothing has the word as it was typed; null where it was searched for itself. */
            corrected: string | null;
            /** @description Words that became filters, in the order in which they were typed. None where nothing was found. */
            filters: components["schemas"]["UnderstoodWord"][];
            /** @description Words that were left out, since nothing has all of them. */
            dropped: string[];
        };
        /**
         * @description Counts for the filters of the list. A filter's own choice is left out of its own counts, so that several values of
         *     one filter can be chosen.
         */
        ProductFacets: {
            /** @description Products on the list. */
            total: number;
            /** @description Categories. */
            categories: components["schemas"]["FacetValue"][];
            /** @description Brands. */
            brands: components["schemas"]["FacetValue"][];
            /** @description Tags. */
            tags: components["schemas"]["FacetValue"][];
            /** @description Countries of origin. */
            countries: components["schemas"]["FacetValue"][];
            /** @description Temperature zones. */
            zones: components["schemas"]["FacetValue"][];
            /** @description Count of products left when the allergen is excluded. */
            allergens: components["schemas"]["FacetValue"][];
            /** @description Products that can be bought now. */
            in_stock: number;
            /** @description Lowest and highest price on the list. */
            price: {
                /** @description Lowest price, yen, tax included; null for an empty list. */
                min: number | null;
                /** @description Highest price, yen, tax included; null for an empty list. */
                max: number | null;
            };
            /** @description How the words of the search were understood; absent without a word. */
            search?: components["schemas"]["ProductSearch"];
        };
        /** @description A product as a suggestion while typing. */
        SuggestedProduct: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original, for the lang attribute (T-01). */
            lang: string;
            /** @description Name of the brand. */
            brand_name: string;
            /** @description Yen, tax included. */
            price: number;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description Something to read about the goods. */
        SuggestedReading: {
            /**
             * @description A recipe of the collection or an article.
             * @enum {string}
             */
            kind: "recipe" | "blog";
            /** @description Leads to its page. */
            key: string;
            /** @description Title. */
            title: string;
        };
        /** @description What fits what was typed so far. */
        ProductSuggestions: {
            /** @description Products that match. */
            products: components["schemas"]["SuggestedProduct"][];
            /** @description Categories. */
            categories: components["schemas"]["CategoryRef"][];
            /** @description Brands. */
            brands: components["schemas"]["BrandRef"][];
            /** @description What was searched for instead, where nothing has the word as it was typed; absent otherwise. */
            corrected?: string;
            /** @description Recipes and articles whose title has the word, then those about the first product; absent where there are none. */
            reading?: components["schemas"]["SuggestedReading"][];
        };
        /** @description The token that the browser has kept, if any. */
        CartInit: {
            /** @description Cart token. */
            token: string | null;
            /** @description Somebody whose session ended goes on without it: the goods stay, what is the member's alone is taken out. */
            as_guest?: boolean;
        };
        /** @description A payment that did not come about. */
        CartTransactionError: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
        };
        /** @description What a cart line shows of its product. */
        CartProductInfo: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original, for the lang attribute (T-01). */
            lang: string;
            brand: components["schemas"]["BrandRef"];
            product_model: components["schemas"]["ProductModel"];
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Grams without packing; null for goods that are not sold by weight. */
            net_weight_g: number | null;
            /** @description Yen, tax included. */
            price: number;
            /** @description Yen for 100 g, tax included; null for goods that are not sold by weight. */
            price_per_100g: number | null;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Pieces per order; null for no limit. */
            purchase_limit: number | null;
            /** @description Pieces in one case; absent when it is not sold by the case. */
            case_quantity?: number;
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            /** @description Allergens in the words of the label (L-53). */
            allergens_text: string;
            /** @description Ordered before it has arrived: it carries the tag `preorder`. */
            is_preorder: boolean;
            gift: components["schemas"]["GiftFlags"];
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /**
         * @description A paid extra of a line. Its pieces never exceed what goes with those of the line, are spread over destinations and parcels
         *     as these are, and leave with it. They are no part of the line's `amount`; the totals of the quote count them as goods.
         */
        CartAccessory: {
            /** @description Names it in this cart. */
            key: string;
            /** @description Key of the product. */
            product_key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Today's price, yen tax included. */
            unit_price: number;
            /** @description Pieces. */
            quantity: number;
            /** @description unit_price × quantity. */
            amount: number;
            /** @description For reference only; the tax of the order is rounded once per rate (L-24). */
            tax_amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            stock_state: components["schemas"]["StockState"];
            /** @description Most pieces that the line can have now. */
            max_quantity: number;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description One product at one price. */
        CartLine: {
            /** @description Stable key, unique among its kind. */
            key: string;
            product_info: components["schemas"]["CartProductInfo"];
            /** @description Today's price, yen tax included. */
            unit_price: number;
            /** @description Pieces. */
            quantity: number;
            /** @description unit_price × quantity. */
            amount: number;
            /** @description For reference only; the tax of the order is rounded once per rate (L-24). */
            tax_amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            /** @description What was chosen with it, by name. */
            options: {
                [key: string]: string;
            };
            /** @description Paid extras of the line. */
            accessories: components["schemas"]["CartAccessory"][];
        };
        /** @description The pieces of one set in a line. */
        CartSetItem: {
            /** @description Key of the cart line. */
            line_key: string;
            /** @description Pieces in one set. */
            quantity: number;
        };
        /** @description A set of the shop whose goods still lie in the cart. Its lines are ordinary ones; one may hold more pieces than the set. */
        CartSet: {
            /** @description Set key. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description How many sets. */
            quantity: number;
            /** @description The lines that hold its goods. */
            items: components["schemas"]["CartSetItem"][];
        };
        /** @description An address as it stands in a cart or an order. */
        AddressSnapshot: {
            /** @description Both names of who receives it. */
            shipping_name: string;
            /** @description Family name of who receives it. */
            shipping_last_name: string;
            /** @description Given name of who receives it. */
            shipping_first_name: string;
            /** @description Both names of who receives it, in full-width katakana. */
            shipping_kana: string;
            /** @description Family name of who receives it, in full-width katakana. */
            shipping_last_name_kana: string;
            /** @description Given name of who receives it, in full-width katakana. */
            shipping_first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name: string | null;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Postal code with its hyphen. */
            formatted_postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number: string | null;
        };
        /** @description The receiver of a social gift, as the giver typed it. */
        SocialReceiver: {
            /** @description Name to be shown. */
            name: string;
            /**
             * @description Who passes the link on: the shop (mail) or the giver (link).
             * @enum {string}
             */
            way: "mail" | "link";
            /** @description Mail address. */
            email: string | null;
            /** @description Japanese, to be shown as it is. */
            message: string | null;
            /** @description Days the receiver has from the payment on; then the order is cancelled and refunded. */
            valid_days: number;
        };
        /** @description Gift band of a destination. The purpose fixes which ribbons are proper, and so do words such as 御供 above them (G-01); a bad pair is refused. */
        Noshi: {
            /**
             * @description What the gift is for (G-01).
             * @enum {string}
             */
            purpose: "chugen" | "seibo" | "nenga" | "kanchu" | "oiwai" | "uchiiwai" | "orei" | "soshina" | "wedding" | "kaiki" | "omimai" | "kokorozashi" | "osonae" | "plain";
            /**
             * @description 蝶結び、結び切り、あわじ結び、黒白、黄白、双銀、なし
             * @enum {string}
             */
            ribbon: "butterfly" | "knot" | "awaji" | "black_white" | "yellow_white" | "silver" | "none";
            /** @description 表書き */
            top_text: string;
            /** @description 名入れ; the first stands at the right. */
            names: string[];
            /**
             * @description 内のし or 外のし.
             * @enum {string}
             */
            position: "inner" | "outer";
        };
        /** @description Who carries the parcel. */
        Carrier: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Name to be shown. */
            name: string;
        };
        /**
         * @description How a parcel is handed over: to a person (対面), into a parcel locker (宅配ボックス), or left at the door (置き配).
         * @enum {string}
         */
        HandoverCode: "in_person" | "locker" | "doorstep";
        /** @description Pieces of one line in a parcel. */
        PackedProduct: {
            /** @description Key of the cart line. */
            line_key: string;
            /** @description Pieces. */
            quantity: number;
        };
        /** @description Pieces of an extra inside one parcel. They lie where the pieces of their line lie, in the same proportion. */
        AccessoryPiece: {
            /** @description Line that it is an extra of. */
            line_key: string;
            /** @description Key of the extra. */
            key: string;
            /** @description Pieces. */
            quantity: number;
        };
        /** @description One parcel. Its key stays while destination and zone stay, so that chosen dates survive edits. */
        CartPacking: {
            /** @description Stable key, unique among its kind. */
            key: string;
            zone: components["schemas"]["Zone"];
            /** @description Other zones whose goods ride along. */
            riding_zones: components["schemas"]["Zone"][];
            carrier: components["schemas"]["Carrier"];
            /**
             * Format: date
             * @description Null: 指定なし(最短).
             */
            delivery_date: string | null;
            /** @description Slot code of the carrier; null: no wish. */
            delivery_time: string | null;
            /** @description The slot in words; null for no wish. */
            delivery_time_name: string | null;
            handover: components["schemas"]["HandoverCode"];
            /** @description Name of the handover. */
            handover_name: string;
            /**
             * Format: date
             * @description Null until the destination is known.
             */
            earliest_date: string | null;
            /**
             * Format: date
             * @description Day on which it leaves; null until the destination is known.
             */
            ship_date: string | null;
            /** @description Pieces in this parcel. */
            products: components["schemas"]["PackedProduct"][];
            /** @description Paid extras of its goods; absent when there is none. */
            accessories?: components["schemas"]["AccessoryPiece"][];
        };
        /** @description One destination. */
        CartShipping: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Entry of the member's address book; null for an address that was typed. */
            user_address_id: number | null;
            /** @description Where it goes; null until it is known. */
            address: components["schemas"]["AddressSnapshot"] | null;
            /** @description Who will enter the address of a social gift; absent for a destination that is not one. */
            social_receiver?: components["schemas"]["SocialReceiver"];
            /** @description ご依頼主; null when it is the orderer. */
            sender: components["schemas"]["AddressSnapshot"] | null;
            noshi: components["schemas"]["Noshi"] | null;
            /** @description Chosen wrapping; null for none. */
            wrapping: components["schemas"]["Wrapping"] | null;
            /** @description Text of the message card. */
            message: string | null;
            /** @description What this destination can have by channel and products, and why not (G-06). */
            gift: {
                /** @description Noshi can be put on everything that goes there. */
                can_noshi: boolean;
                /** @description Everything that goes there can be wrapped. */
                can_wrapping: boolean;
                /** @description A message card can be added. */
                can_message: boolean;
                /** @description Why, in Japanese; null where there is nothing to explain. */
                reason: string | null;
            };
            /** @description Parcels. */
            packings: components["schemas"]["CartPacking"][];
        };
        /** @description A coupon in use. */
        CartCoupon: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description Code as the member typed it. */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /** @description What it takes off, yen, tax included. */
            discount: number;
        };
        /** @description Who orders. */
        Orderer: {
            /** @description Both names. */
            name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana: string;
            /** @description Given name in full-width katakana. */
            first_name_kana: string;
            /** @description Company; null for a private person. */
            company_name: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Postal code with its hyphen. */
            formatted_postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2: string | null;
            /** @description Prefecture and after. */
            full_address: string;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number: string | null;
        };
        /** @description What the cart will be as an order. */
        CartOrder: {
            /** @description Public id of the order that this cart became. */
            id: string | null;
            /** @description Who orders; null until it is known. */
            orderer: components["schemas"]["Orderer"] | null;
            /** @description Chosen payment method. */
            payment_id: number | null;
            /** @description Code of the payment method. */
            payment_code: string | null;
            /** @description Name of the payment method. */
            payment_name: string | null;
            /** @description Coupons in use. */
            coupons: components["schemas"]["CartCoupon"][];
            /** @description Points that are spent on it, one yen each. */
            points_used: number;
            /** @description What was written for the shop; null where nothing was. */
            note: string | null;
            /** @description Addressee of the receipt; null for the orderer (L-11). */
            receipt_addressee: string | null;
            /** @description 但し書き */
            receipt_note: string | null;
            /** @description Fields that the channel's customer adds, by name. */
            other: {
                [key: string]: string;
            };
            /** @description Goods, yen, tax included. */
            total_goods: number;
            /** @description Carriage, cool and island surcharges. */
            total_carriage: number;
            /** @description Cash on delivery, wrapping. */
            total_fees: number;
            /** @description Coupons and points. */
            total_discount: number;
            /** @description Tax contained in total_payment. */
            total_tax: number;
            /** @description What is to be paid, yen, tax included. */
            total_payment: number;
        };
        /** @description A chain where one can pay. */
        PaymentStore: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Name to be shown. */
            name: string;
        };
        /** @description The day of a parcel that leaves when its money is there. */
        PrepaidDay: {
            /** @description Key of the parcel. */
            packing_key: string;
            /**
             * Format: date
             * @description The day on which it arrives.
             */
            date: string;
            /**
             * Format: date
             * @description Last day of payment with which the day is kept.
             */
            pay_by: string;
            /**
             * Format: date
             * @description The chosen day, when it cannot be kept; to be agreed to before the order.
             */
            moved_from: string | null;
        };
        /** @description Until when the money is awaited, and which days can be kept with it. */
        PrepaidTerms: {
            /**
             * Format: date
             * @description Last day of payment in Japan.
             */
            pay_by: string;
            /** @description By parcel whose place is known. */
            days: components["schemas"]["PrepaidDay"][];
        };
        /** @description A way to pay. */
        PaymentMethod: {
            /** @description Id, unique among its kind. */
            id: number;
            /**
             * @description `free` is the only method of a cart whose total is 0 yen.
             * @enum {string}
             */
            code: "card" | "cvs" | "paypay" | "cod" | "bank_transfer" | "virtual_account" | "free";
            /** @description Name to be shown. */
            name: string;
            /** @description A sentence or two about it. */
            description: string;
            /** @description When one pays (L-02 ③). */
            timing_text: string;
            /** @description Key for settings/payment-service. */
            service_code: string | null;
            /** @description Fee of the method, yen, tax included. */
            fee: number;
            /** @description It can be chosen for this cart. */
            is_available: boolean;
            /** @description Why it is closed for this cart. */
            reason: string | null;
            /** @description Convenience-store chains. */
            stores: components["schemas"]["PaymentStore"][];
            /** @description What paying in advance means for the days of this cart; absent for methods that are not. */
            prepaid?: components["schemas"]["PrepaidTerms"];
        };
        /** @description When one parcel can be there. */
        LeadtimeSummary: {
            /** @description Key of the parcel. */
            packing_key: string;
            /** @description Key of the destination. */
            shipping_key: string;
            /**
             * Format: date
             * @description First day that can be chosen; null until the destination is known.
             */
            earliest_date: string | null;
            /**
             * Format: date
             * @description Day it leaves for the earliest date.
             */
            ship_date: string | null;
            /** @description Why no date can be given. */
            reason: string | null;
        };
        /** @description A line with what it costs now. */
        QuoteLine: {
            /** @description Key of the cart line. */
            line_key: string;
            /** @description Yen for one piece, tax included. */
            unit_price: number;
            /** @description Pieces. */
            quantity: number;
            /** @description unit_price × quantity. */
            amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            /**
             * Format: date
             * @description Last day (JST) on which the offer holds (L-02).
             */
            sale_ends_on: string | null;
        };
        /** @description What one parcel costs (C-03). */
        QuoteParcel: {
            /** @description Key of the parcel. */
            packing_key: string;
            /** @description Key of the destination. */
            shipping_key: string;
            zone: components["schemas"]["Zone"];
            /** @description Size class in cm (60, 80, 100, 120). */
            size: number;
            /** @description Grams, packing included. */
            weight_g: number;
            /** @description Carriage, yen, tax included. */
            carriage: number;
            /** @description Surcharge for chilled or frozen goods, yen, tax included. */
            cool_fee: number;
            /** @description Surcharge for islands, yen, tax included. */
            island_fee: number;
            /** @description Carriage and surcharges, yen, tax included. */
            total: number;
            /** @description Its carriage is free. */
            is_free_carriage: boolean;
        };
        /** @description One charge besides the goods. */
        QuoteFee: {
            /**
             * @description Stable code, for programs to compare.
             * @enum {string}
             */
            code: "carriage" | "cool" | "island" | "cod" | "wrapping" | "noshi" | "payment";
            /** @description Name to be shown. */
            name: string;
            /** @description Yen, tax included. */
            amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            /** @description Destination it belongs to; null for the whole order. */
            shipping_key: string | null;
            /** @description Parcel it belongs to; null for none. */
            packing_key: string | null;
        };
        /** @description Why this destination costs what it costs (C-03, C-04). */
        QuoteDestination: {
            /** @description Key of the destination. */
            shipping_key: string;
            /** @description Goods to this destination. */
            subtotal: number;
            /** @description Carriage of all parcels there, yen, tax included. */
            carriage_total: number;
            /** @description Yen of goods to this destination from which carriage is free; null when never. */
            free_carriage_threshold: number | null;
            /** @description Yen still missing; 0 when reached. */
            free_carriage_remaining: number | null;
            /** @description Its carriage is free. */
            is_free_carriage: boolean;
            /** @description True while the address is unknown; then carriage is that of 東京都. */
            is_estimated: boolean;
            /** @description What mixing zones adds. */
            extra_parcel_fee: number;
            /** @description Why more than one parcel is needed; null when one is enough. */
            extra_parcel_reason: string | null;
        };
        /** @description The tax of one rate (L-24). */
        PerRate: {
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            /** @description Tax-included amount after discounts (L-27). */
            taxable_incl: number;
            /** @description Rounded once per rate (L-24). */
            tax: number;
        };
        /** @description The sums of an order. */
        QuoteTotals: {
            /** @description Goods, yen, tax included. */
            goods: number;
            /** @description Carriage, yen, tax included. */
            carriage: number;
            /** @description Charges besides the goods. */
            fees: number;
            /** @description What coupons take off, yen. */
            discount_coupons: number;
            /** @description What points take off, yen. */
            discount_points: number;
            /** @description Tax contained in it, yen; rounded once per rate (L-24). */
            tax: number;
            /** @description What is to be paid, yen, tax included. */
            payment: number;
        };
        /** @description A difference from what the shopper last saw (C-06). */
        QuoteChange: {
            /**
             * @description What has changed.
             * @enum {string}
             */
            kind: "price" | "quantity" | "stock" | "suspended" | "tax_rate" | "carriage" | "fee" | "delivery_date" | "coupon" | "handover";
            /** @description Key of the cart line. */
            line_key: string | null;
            /** @description Key of the product. */
            product_key: string | null;
            /** @description Name of the product. */
            product_name: string | null;
            /** @description What it was, in words. */
            before: string | null;
            /** @description What it is now, in words. */
            after: string | null;
            /** @description Japanese, to be shown as it is. */
            message: string;
        };
        /** @description Something that keeps the cart from being decided. */
        QuoteProblem: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
            /**
             * @description The step where it is mended.
             * @enum {string}
             */
            step: "cart" | "shipping" | "delivery" | "payment";
            /** @description Key of the cart line. */
            line_key: string | null;
            /** @description Key of the destination. */
            shipping_key: string | null;
            /** @description Key of the parcel. */
            packing_key: string | null;
        };
        /** @description What the order would cost now, with the reasons. */
        Quote: {
            /** @description Sent with the decision. */
            hash: string;
            /** @description True while the address is unknown; then carriage is that of 東京都. */
            is_estimated: boolean;
            /** @description Lines with today's prices. */
            lines: components["schemas"]["QuoteLine"][];
            /** @description Parcels with what each of them costs. */
            parcels: components["schemas"]["QuoteParcel"][];
            /** @description Charges besides the goods. */
            fees: components["schemas"]["QuoteFee"][];
            /** @description Where it goes, each with what that costs. */
            destinations: components["schemas"]["QuoteDestination"][];
            /** @description Tax by rate, rounded once per rate (L-24). */
            per_rate: components["schemas"]["PerRate"][];
            totals: components["schemas"]["QuoteTotals"];
            /** @description What differs from what the shopper saw last (C-06). */
            changes: components["schemas"]["QuoteChange"][];
            /** @description What keeps the cart from becoming an order. */
            problems: components["schemas"]["QuoteProblem"][];
        };
        /** @description The cart: what was put in, what is known of it, what it costs. */
        Cart: {
            /** @description Cart token. */
            token: string;
            /** @description Rises with every change; sent back in If-Match. */
            version: number;
            /**
             * Format: date-time
             * @description Until when it lives.
             */
            expires_at: string;
            /** @description The cart belongs to a member. */
            is_member: boolean;
            /**
             * @description open may be edited; paying is locked by a payment that has begun; decided has become an order.
             * @enum {string}
             */
            state: "open" | "paying" | "decided";
            /** @description The payment that failed, until transaction/error/delete. */
            transaction_error: components["schemas"]["CartTransactionError"] | null;
            /** @description Everything that was put into the cart. */
            detail: {
                /** @description Lines of the cart. */
                products: components["schemas"]["CartLine"][];
                /** @description Sets of the shop that lie in the cart whole; absent without any. */
                sets?: components["schemas"]["CartSet"][];
                /** @description At least one as soon as there is a line; its address is null until it is entered. */
                shippings: components["schemas"]["CartShipping"][];
                /** @description Coupons in use. */
                coupons: components["schemas"]["CartCoupon"][];
                order: components["schemas"]["CartOrder"];
            };
            /** @description Payment methods, those closed for this cart with their reason. */
            paymethods: components["schemas"]["PaymentMethod"][];
            /** @description What is known of the delivery, parcel by parcel. */
            leadtimes: components["schemas"]["LeadtimeSummary"][];
            quote: components["schemas"]["Quote"];
            /** @description Withdrawal and return terms of the kinds of goods in it, a line for each (L-02 ⑥, L-06). */
            return_terms: string;
        };
        /** @description Which cart. */
        CartTokenOnly: {
            /** @description Cart token. */
            token: string;
        };
        /**
         * @description 409 of a cart call. `cart.version_conflict`: If-Match was stale. `cart.quote_changed`: the quote shown is no longer
         *     the quote of the cart. `cart.payment_in_progress`: the cart is locked by a payment that has begun.
         *     `cart.already_decided`: the cart has become an order. The current cart comes along.
         */
        CartConflict: {
            /** @description Which of the four it is. */
            code: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
            cart: components["schemas"]["Cart"];
        };
        /** @description ご注文者 of a guest (a member's comes from the account unless given). */
        OrdererInput: {
            /** @description Family name. */
            last_name: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name in full-width katakana. */
            last_name_kana?: string | null;
            /** @description Given name in full-width katakana. */
            first_name_kana?: string | null;
            /** @description Company; null for a private person. */
            company_name?: string | null;
            /** @description Mail address. */
            email: string;
            /** @description Seven digits. */
            postal_code: string;
            /** @description Prefecture by its name. */
            prefecture: string;
            /** @description City, ward, town or village. */
            city: string;
            /** @description Street and number. */
            address1: string;
            /** @description Building and room; null where there is none. */
            address2?: string | null;
            /** @description Telephone, digits. */
            phone_number: string;
            /** @description Mobile telephone, digits; null where none was given. */
            cell_phone_number?: string | null;
        };
        /** @description What is absent stays; null removes. */
        CartOrderModify: {
            /** @description Cart token. */
            token: string;
            orderer?: components["schemas"]["OrdererInput"];
            /** @description Id of the payment method. */
            payment_id?: number | null;
            /** @description What was written for the shop; null where nothing was. */
            note?: string | null;
            /** @description Addressee of the receipt; null for the orderer (L-11). */
            receipt_addressee?: string | null;
            /** @description 但し書き of the receipt; null for the usual one (L-11). */
            receipt_note?: string | null;
        };
        /** @description Fields that the channel's customer adds to the checkout. */
        CartOtherModify: {
            /** @description Cart token. */
            token: string;
            /** @description Fields that the channel's customer adds, by name. */
            other: {
                [key: string]: string;
            };
        };
        /** @description A coupon as typed. */
        CartCouponInput: {
            /** @description Cart token. */
            token: string;
            /** @description Code of the coupon, as typed. */
            code: string;
        };
        /** @description How many points to spend. */
        CartPointInput: {
            /** @description Cart token. */
            token: string;
            /** @description Points to spend; 0 takes them back. */
            points: number;
        };
        /** @description Who will enter the address, and how the link reaches that person. */
        SocialReceiverInput: {
            /** @description What the giver calls the receiver, without 様; the receiver sees it. */
            name: string;
            /**
             * @description `mail`: the shop mails the link to the receiver; `link`: the giver gets it by mail and hands it on.
             * @enum {string}
             */
            way: "mail" | "link";
            /** @description The receiver's mailbox; asked for by `mail`, refused with `link`. */
            email?: string | null;
            /** @description Shown to the receiver with the goods. */
            message?: string | null;
        };
        /** @description Which destination becomes a social gift, and for whom. */
        CartSocialReceiver: {
            /** @description Cart token. */
            token: string;
            /** @description Shipping key. */
            key: string;
            /** @description Null makes the destination an ordinary one again. */
            receiver: components["schemas"]["SocialReceiverInput"] | null;
        };
        /** @description Products to put in. */
        CartProductsAdd: {
            /** @description Cart token. */
            token: string;
            /** @description What to put in. */
            products: {
                /** @description Product key. */
                key: string;
                /** @description Pieces. */
                quantity: number;
                /** @description For goods with `measurements`, `name` (who will wear it) and each of the parts in centimetres; nothing else. */
                options?: {
                    [key: string]: string;
                };
            }[];
        };
        /** @description New numbers of pieces. */
        CartProductsModify: {
            /** @description Cart token. */
            token: string;
            /** @description Lines to change. */
            products: {
                /** @description Line key. */
                key: string;
                /** @description 0 deletes the line. */
                quantity: number;
            }[];
        };
        /** @description Rows of the matrix line × destination. The sum of a row becomes the quantity of its line. */
        CartProductsDivide: {
            /** @description Cart token. */
            token: string;
            /** @description Lines with their destinations. */
            products: {
                /** @description Line key. */
                key: string;
                /** @description Destinations. */
                shippings: {
                    /** @description Shipping key. */
                    key: string;
                    /** @description Pieces. */
                    quantity: number;
                }[];
            }[];
        };
        /** @description By line keys or by product ids; exactly one of the two. */
        CartProductsDelete: {
            /** @description Cart token. */
            token: string;
            /** @description Line keys. */
            keys?: string[];
            /** @description Product ids. */
            ids?: number[];
        };
        /** @description A set of the shop, once or several times. All of its goods are put in, or none. */
        CartSetAdd: {
            /** @description Token of the cart. */
            token: string;
            /** @description Set key. */
            key: string;
            /** @description How many sets. */
            quantity: number;
        };
        /** @description A set of the shop that lies in the cart. */
        CartSetDelete: {
            /** @description Token of the cart. */
            token: string;
            /** @description Set key. */
            key: string;
        };
        /** @description Extras of lines that lie in the cart. One that is there already grows. */
        CartAccessoriesAdd: {
            /** @description Token of the cart. */
            token: string;
            /** @description Paid extras of the line. */
            accessories: {
                /** @description Line it is to go with. */
                line_key: string;
                /** @description Product key of the extra. */
                key: string;
                /** @description Pieces. */
                quantity: number;
            }[];
        };
        /** @description New quantities of extras that lie in the cart. */
        CartAccessoriesModify: {
            /** @description Token of the cart. */
            token: string;
            /** @description Paid extras of the line. */
            accessories: {
                /** @description Key of the extra in this cart. */
                key: string;
                /** @description 0 takes it out. */
                quantity: number;
            }[];
        };
        /** @description By the keys of the extras; one that is not there is no fault. */
        CartAccessoriesDelete: {
            /** @description Token of the cart. */
            token: string;
            /** @description Line keys. */
            keys: string[];
        };
        /**
         * @description A member's address by id, or an address. While the only destination has no address yet, it takes this one; the
         *     same address entered twice is one destination.
         */
        CartShippingAdd: {
            /** @description Cart token. */
            token: string;
            /** @description Entry of the member's address book; null for an address that was typed. */
            user_address_id?: number;
            address?: components["schemas"]["AddressInput"];
        };
        /** @description What is absent stays; null removes. */
        CartShippingModify: {
            /** @description Cart token. */
            token: string;
            /** @description Shipping key. */
            key: string;
            /**
             * @description Removes the destination; its pieces go to the first that remains.
             * @default false
             */
            is_delete?: boolean;
            /** @description Entry of the member's address book; null for an address that was typed. */
            user_address_id?: number;
            address?: components["schemas"]["AddressInput"];
            /** @description ご依頼主; null when it is the orderer. */
            sender?: components["schemas"]["AddressInput"] | null;
            noshi?: components["schemas"]["Noshi"] | null;
            /** @description Code of the wrapping; null for none. */
            wrapping_code?: string | null;
            /** @description Text of the message card. */
            message?: string | null;
        };
        /** @description All pieces go to one destination. */
        CartShippingsReset: {
            /** @description Cart token. */
            token: string;
            /**
             * @description Takes the address of the remaining destination away too.
             * @default false
             */
            is_removing_address?: boolean;
        };
        /** @description Pieces of one line. */
        PackedProductInput: {
            /** @description Key of the cart line. */
            line_key: string;
            /** @description Pieces. */
            quantity: number;
        };
        /** @description Splits pieces of one destination off into a parcel of their own. */
        CartPackingAdd: {
            /** @description Cart token. */
            token: string;
            /** @description Key of the destination. */
            shipping_key: string;
            /** @description Pieces that go into the new parcel. */
            products: components["schemas"]["PackedProductInput"][];
            handover?: components["schemas"]["HandoverCode"];
        };
        /** @description Dates, slots and handover of one or several parcels. What is absent stays; null means no wish. */
        CartPackingModify: {
            /** @description Cart token. */
            token: string;
            /** @description Parcels to change. */
            packings: {
                /** @description Stable key, unique among its kind. */
                key: string;
                /**
                 * Format: date
                 * @description Wished day; null for the earliest.
                 */
                delivery_date?: string | null;
                /** @description Slot code of the carrier; null for no wish. */
                delivery_time?: string | null;
                handover?: components["schemas"]["HandoverCode"];
                /** @description Pieces moved into this parcel from others of its destination. */
                products?: components["schemas"]["PackedProductInput"][];
            }[];
        };
        /**
         * @description Where the payment stands.
         * @enum {string}
         */
        PaymentStatus: "none" | "pending" | "authorised" | "paid" | "failed" | "expired" | "voided" | "refunded";
        /** @description How to pay outside the shop. */
        PaymentInstructions: {
            /**
             * @description By which method it is paid.
             * @enum {string}
             */
            kind: "cvs" | "bank_transfer" | "virtual_account" | "cod";
            /** @description Code of the convenience-store chain; null where the method has none. */
            store_code: string | null;
            /** @description Name of the convenience-store chain; null where the method has none. */
            store_name: string | null;
            /** @description Number to pay by; null where the method needs none. */
            number: string | null;
            /**
             * Format: date-time
             * @description End of the last day of payment.
             */
            expires_at: string | null;
            /** @description What to show, from top to bottom. */
            lines: {
                /** @description Words to be shown for it. */
                label: string;
                /** @description Value to be shown. */
                value: string;
                /** @description What is typed elsewhere, such as the digits of an account; absent when there is nothing to copy. */
                copy_text?: string;
            }[];
        };
        /** @description Exactly one of the two is not null. */
        PaymentNext: {
            /** @description Send the browser there. */
            url: string | null;
            /** @description How to pay outside the shop. */
            instructions: components["schemas"]["PaymentInstructions"] | null;
        };
        /** @description The order that was placed, and what is left to do. */
        DecisionResult: {
            /** @description Public id of the order. */
            id: string;
            /** @description Number of the order, as people say it. */
            order_no: string;
            /** @description The payment method, for payment/{payment_id}/check. */
            payment_id: number;
            /** @description Code of the payment method. */
            payment_code: string;
            order_status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description Null when nothing is left to do. */
            next: components["schemas"]["PaymentNext"] | null;
        };
        /** @description The order as it was shown and agreed to (C-07, L-05). */
        Decision: {
            /** @description Made when the confirmation screen was shown. */
            idempotency_key: string;
            /** @description The hash that was shown. */
            quote_hash: string;
            /** @description One-time token of the card fields, or the token of a card that the member keeps (user-cards). */
            payment_token?: string | null;
            /** @description Chosen convenience store. */
            store_code?: string | null;
            /**
             * @description Where an outside step sends the browser back to.
             * @default /cart/complete/
             */
            return_path?: string;
        };
        /** @description Why a payment did not come about. */
        PaymentFailure: {
            /** @description Stable code, for programs to compare. */
            code: string;
            /** @description Japanese, to be shown as it is. */
            message: string;
        };
        /** @description What the payment service says now. */
        PaymentCheck: {
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description wait: ask again; resume: the outside step is still open, go to next.url; complete: show the order;
             *     retry: nothing was charged, clear transaction/error and choose again.
             * @enum {string}
             */
            next_action: "wait" | "resume" | "complete" | "retry";
            /** @description Public id of the order; null as long as there is none. */
            order_id: string | null;
            /** @description Number of the order, as people say it. */
            order_no: string | null;
            /** @description State of the order; null as long as there is none. */
            order_status: components["schemas"]["OrderStatus"] | null;
            /** @description What is left to do; null when nothing is. */
            next: components["schemas"]["PaymentNext"] | null;
            /** @description Why it failed; null when it did not. */
            failure: components["schemas"]["PaymentFailure"] | null;
        };
        /** @description Goods of one line, or an extra of it, in one parcel. */
        RefundProduct: {
            /** @description Key of the product. */
            key: string;
            /** @description Name of the product. */
            name: string;
            /** @description Name of its maker; empty for an extra. */
            brand_name: string;
            /** @description Name of its category; empty for an extra. */
            category_name: string;
            /** @description Yen of a piece, tax included. */
            unit_price: number;
            /** @description Pieces in this parcel. */
            quantity: number;
        };
        /** @description A parcel with its goods. */
        RefundPacking: {
            /** @description Key of the parcel. */
            key: string;
            /** @description Its goods and paid extras. */
            product: components["schemas"]["RefundProduct"][];
        };
        /** @description A destination with its parcels. */
        RefundShipping: {
            /** @description Key of the destination. */
            key: string;
            /** @description Parcels. */
            packing: components["schemas"]["RefundPacking"][];
        };
        /** @description What goes back with a refund: the goods of each parcel of each destination (spec §3 "Refund data"). */
        UserOrderInfo: {
            /** @description Destinations. */
            shipping: components["schemas"]["RefundShipping"][];
        };
        /** @description Money that is paid in advance outside the shop, whatever the order's own state. */
        Prepayment: {
            /**
             * @description overdue: the last day is over, and the order still stands.
             * @enum {string}
             */
            state: "unpaid" | "overdue" | "paid";
            /** @description What is to be paid, in tax-included yen; less what has come of it already. */
            amount: number;
            /**
             * Format: date
             * @description Last day of payment in Japan.
             */
            pay_by: string | null;
            /**
             * Format: date
             * @description Day at whose end an order without its money is cancelled; null once it is paid.
             */
            held_until: string | null;
        };
        /** @description A value with the label it was typed under. */
        LabelledValue: {
            /** @description Name of the field. */
            name: string;
            /** @description Words to be shown for it. */
            label: string;
            /** @description Value to be shown. */
            value: string;
        };
        /** @description A paid extra of a line as it was bought. */
        OrderAccessory: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Key of the product. */
            product_key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Yen for one piece, tax included. */
            unit_price: number;
            /** @description Pieces. */
            quantity: number;
            /** @description Yen, tax included. */
            amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
        };
        /** @description A line as it was bought. */
        OrderLine: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Key of the product. */
            product_key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of name_original, for the lang attribute (T-01). */
            lang: string;
            /** @description Name of the brand. */
            brand_name: string;
            /** @description Name of the main category. */
            category_name: string;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Yen for one piece, tax included. */
            unit_price: number;
            /** @description Pieces. */
            quantity: number;
            /** @description unit_price × quantity. */
            amount: number;
            /** @description Rate of the consumption tax. */
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            /** @description Allergens in the words of the label (L-53). */
            allergens_text: string;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
            /** @description What was given with it, such as measurements; absent when nothing was asked. */
            options?: components["schemas"]["LabelledValue"][];
            /** @description Paid extras, not counted into its `amount`; absent when there is none. */
            accessories?: components["schemas"]["OrderAccessory"][];
        };
        /** @description The receiver of a social gift. No mail address and no postal address, now or later (L-37). */
        OrderSocialReceiver: {
            /** @description Name to be shown. */
            name: string;
            /**
             * @description Who passes the link on: the shop (mail) or the giver (link).
             * @enum {string}
             */
            way: "mail" | "link";
            /** @description Japanese, to be shown as it is. */
            message: string | null;
        };
        /** @description A parcel of an order. */
        OrderPacking: {
            /** @description Stable key, unique among its kind. */
            key: string;
            zone: components["schemas"]["Zone"];
            carrier: components["schemas"]["Carrier"];
            /**
             * Format: date
             * @description The wish; null: 指定なし(最短).
             */
            delivery_date: string | null;
            /** @description Slot code of the carrier; null for no wish. */
            delivery_time: string | null;
            /** @description The slot in words; null for no wish. */
            delivery_time_name: string | null;
            handover?: components["schemas"]["HandoverCode"];
            /** @description Name of the handover; absent, with its code, in orders from before there was a choice. */
            handover_name?: string;
            /**
             * Format: date
             * @description Day on which it is planned to arrive.
             */
            planned_date: string | null;
            /**
             * Format: date
             * @description Day on which it leaves; null until the destination is known.
             */
            ship_date: string | null;
            /**
             * Format: date
             * @description Last day of payment with which planned_date is kept; absent when nothing is paid in advance.
             */
            pay_by?: string;
            /**
             * Format: date
             * @description The day that was agreed, when the money came too late for it; absent otherwise.
             */
            moved_from?: string;
            /** @description Number by which the carrier knows the parcel; null until it has left. */
            tracking_no: string | null;
            /**
             * Format: date
             * @description Day of its shipment; absent before.
             */
            shipped_on?: string;
            /**
             * Format: date
             * @description Day of its delivery as the shop knows it; absent before.
             */
            delivered_on?: string;
            /** @description Pieces in this parcel. */
            products: components["schemas"]["PackedProduct"][];
            /** @description Paid extras of its goods; absent when there is none. */
            accessories?: components["schemas"]["AccessoryPiece"][];
        };
        /** @description A destination of an order. */
        OrderShipping: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Null for a social gift, also when its receiver has entered one; so are its days (L-37). */
            address: components["schemas"]["AddressSnapshot"] | null;
            social_receiver?: components["schemas"]["OrderSocialReceiver"];
            /** @description ご依頼主; null when it is the orderer. */
            sender: components["schemas"]["AddressSnapshot"] | null;
            noshi: components["schemas"]["Noshi"] | null;
            /** @description Chosen wrapping; null for none. */
            wrapping: components["schemas"]["Wrapping"] | null;
            /** @description Text of the message card; null for none. */
            message: string | null;
            /** @description Carriage of all parcels there, yen, tax included. */
            carriage_total: number;
            /** @description Parcels. */
            packings: components["schemas"]["OrderPacking"][];
        };
        /** @description One of the six items that were shown before the button (L-02, L-05). */
        OrderTerm: {
            /**
             * @description Stable code, for programs to compare.
             * @enum {string}
             */
            code: "quantity" | "price" | "payment" | "delivery" | "period" | "cancel";
            /** @description Title to be shown. */
            title: string;
            /** @description Its sentences. */
            lines: string[];
        };
        /** @description How far a social gift is; all that its giver learns (L-37, G-07). */
        OrderSocialGift: {
            /**
             * @description `unpaid` until the money is there, `waiting` for the receiver (未登録), `registered` (登録済), `shipped` (発送済), `expired` unclaimed and refunded, `cancelled`.
             * @enum {string}
             */
            state: "unpaid" | "waiting" | "registered" | "shipped" | "expired" | "cancelled";
            /**
             * Format: date-time
             * @description Until when the link is good; null while unpaid.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the receiver entered the address.
             */
            registered_at: string | null;
        };
        /** @description The receipt of an order as its first issue fixed it. */
        OrderReceipt: {
            /** @description Number of the receipt. */
            receipt_no: string;
            /** @description Whom it is made out to, without 様 or 御中. */
            addressee: string;
            /**
             * @description Word after the addressee.
             * @enum {string}
             */
            honorific: "様" | "御中";
            /** @description What it was for (但し書き). */
            note: string;
            /**
             * Format: date
             * @description Day of the first issue in Japan.
             */
            issued_on: string;
            /** @description How often it was handed out. */
            issues: number;
            /** @description How often it may be. */
            max_issues: number;
        };
        /** @description A part of an order that was given back. */
        OrderRefund: {
            /**
             * Format: date
             * @description Day in Japan on which the shop recorded it.
             */
            refunded_on: string;
            /** @description Yen, tax included. */
            amount: number;
            /** @description Used points that went back. */
            points: number;
            /** @description The reason in the shop's words. */
            reason: string;
        };
        /** @description An order as it was placed, with where it stands. */
        Order: {
            /** @description Id, unique among its kind. */
            id: string;
            /** @description Number of the order, as people say it. */
            order_no: string;
            /** @description Token of the cart that became this order; null when it is no longer kept. */
            cart_id: string | null;
            /** @description Goods by destination and parcel. */
            user_order_info: components["schemas"]["UserOrderInfo"];
            /**
             * Format: date-time
             * @description When the order was placed.
             */
            ordered_at: string;
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description Code of the payment method. */
            payment_code: string;
            /** @description Name of the payment method. */
            payment_name: string;
            /** @description When one pays (L-02). */
            payment_timing_text: string;
            /** @description Null once the money is there, or is not awaited any more. */
            payment_instructions: components["schemas"]["PaymentInstructions"] | null;
            /** @description Null when nothing is paid in advance, or the order came to nothing. */
            prepayment: components["schemas"]["Prepayment"] | null;
            orderer: components["schemas"]["Orderer"];
            /** @description What was bought. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Destinations. */
            shippings: components["schemas"]["OrderShipping"][];
            /** @description Charges besides the goods. */
            fees: components["schemas"]["QuoteFee"][];
            /** @description Tax by rate, rounded once per rate (L-24). */
            per_rate: components["schemas"]["PerRate"][];
            /** @description Coupons in use. */
            coupons: components["schemas"]["CartCoupon"][];
            /** @description Points that are spent on it, one yen each. */
            points_used: number;
            totals: components["schemas"]["QuoteTotals"];
            /** @description What was written for the shop; null where nothing was. */
            note: string | null;
            /** @description Addressee of the receipt; null for the orderer (L-11). */
            receipt_addressee: string | null;
            /** @description 但し書き of the receipt; null for the usual one (L-11). */
            receipt_note: string | null;
            /** @description Fields that the channel's customer adds to the checkout; absent when none was filled in. */
            other?: components["schemas"]["LabelledValue"][];
            /** @description The six items that were shown before the button (L-02, L-05). */
            terms: components["schemas"]["OrderTerm"][];
            /** @description Absent when the order is no social gift. */
            social_gift?: components["schemas"]["OrderSocialGift"];
            /** @description The member can cancel the order now. */
            can_cancel: boolean;
            /**
             * Format: date-time
             * @description Last moment at which the member can cancel; null when there is none.
             */
            cancel_until: string | null;
            /** @description Why it cannot be cancelled as things stand, for the shopper; null when it can, or is cancelled already. */
            cancel_refusal?: string | null;
            /** @description When not empty, a warning to show. */
            cancel_only_ecd_key: string | null;
            /** @description What the member gave as reason; null for an order that was not cancelled. */
            cancel_reason: string | null;
            /** @description Why no receipt can be had as things stand, for the shopper; null when it can. */
            receipt_refusal?: string | null;
            /** @description Absent until a receipt was issued. */
            receipt?: components["schemas"]["OrderReceipt"];
            /** @description What was given back after it had been sent, the first one first; absent when nothing was. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description What the member pays, yen, tax included. */
            user_order_total_payment: number;
        };
        /** @description The state of an order and its payment, without personal data. */
        ReturnedPayment: {
            /**
             * @description pending: ask again; open: the outside step is not finished; paid: placed, and paid or authorised;
             *     accepted: placed, paid later automatically or on delivery; awaiting_payment: placed, to be paid by instructions;
             *     failed: neither placed nor charged; cancelled: placed and then cancelled.
             * @enum {string}
             */
            state: "pending" | "open" | "paid" | "accepted" | "awaiting_payment" | "failed" | "cancelled";
            /** @description Number of an order that was placed, cancelled or not; null otherwise. */
            order_no: string | null;
        };
        /** @description One day of the calendar. */
        LeadtimeDate: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description It can be chosen. */
            is_open: boolean;
            /** @description Why it is closed (休業日, 最短日前 …), D-04. */
            reason: string | null;
            /**
             * Format: date
             * @description Day on which it must leave for it; null while closed.
             */
            ship_date: string | null;
            /** @description Why the shop itself is closed (定休日, 年末年始休業 …), whether or not the carrier delivers that day. */
            shop_closed: string | null;
            /** @description Name of the national holiday. */
            holiday: string | null;
            /**
             * @description Day of luck of the old calendar.
             * @enum {string}
             */
            rokuyo: "先勝" | "友引" | "先負" | "仏滅" | "大安" | "赤口";
        };
        /** @description One time of day. */
        LeadtimeSlot: {
            /** @description Code of the carrier (D-06). */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /** @description False when the area gets its first delivery later that day. */
            is_open_on_earliest: boolean;
        };
        /** @description A way in which a parcel may be handed over. */
        Handover: {
            code: components["schemas"]["HandoverCode"];
            /** @description Name to be shown. */
            name: string;
        };
        /** @description Days (21 to 60 of them) and slots of one parcel. */
        Leadtime: {
            /** @description Key of the parcel. */
            packing_key: string;
            /** @description Key of the destination. */
            shipping_key: string;
            carrier: components["schemas"]["Carrier"];
            /**
             * Format: date
             * @description First day that can be chosen; null until the destination is known.
             */
            earliest_date: string | null;
            /**
             * Format: date
             * @description Day on which it leaves; null until the destination is known.
             */
            ship_date: string | null;
            /** @description Why, in Japanese; null where there is nothing to explain. */
            reason: string | null;
            /** @description A hold-up in the region (typhoon, snow), D-02. */
            notice: string | null;
            /** @description Days to choose from, closed ones with their reason (D-04). */
            dates: components["schemas"]["LeadtimeDate"][];
            /** @description Times of day to choose from. */
            slots: components["schemas"]["LeadtimeSlot"][];
            /** @description Ways in which this parcel may be handed over by carrier, zone and payment; in_person always and first. */
            handovers: components["schemas"]["Handover"][];
        };
        /** @description Days (21 to 60 of them) and slots of one parcel to a place. */
        SocialGiftLeadtime: {
            /** @description Id of the parcel. */
            order_shipping_id: string;
            carrier: components["schemas"]["Carrier"];
            /**
             * Format: date
             * @description First day that can be chosen; null until the destination is known.
             */
            earliest_date: string | null;
            /**
             * Format: date
             * @description Day it leaves for the earliest date.
             */
            ship_date: string | null;
            /** @description Why it cannot come at all, such as an island that no cool delivery reaches. */
            reason: string | null;
            /** @description A hold-up in the region (typhoon, snow), D-02. */
            notice: string | null;
            /** @description Days to choose from, closed ones with their reason (D-04). */
            dates: components["schemas"]["LeadtimeDate"][];
            /** @description Times of day to choose from. */
            slots: components["schemas"]["LeadtimeSlot"][];
        };
        /** @description Goods of the gift. No prices (G-05). */
        SocialGiftProduct: {
            /** @description Line of the order. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Name in the language of its country. */
            name_original: string;
            /** @description Language of the original name. */
            lang: string;
            /** @description Name of the brand. */
            brand_name: string;
            /** @description What one piece is, such as 80g(約8枚). */
            unit_label: string;
            /** @description Pieces. */
            quantity: number;
            zone: components["schemas"]["Zone"];
            /** @description How to keep it, with temperatures (L-50). */
            storage_text: string;
            /** @description Allergens in the words of the label (L-53). */
            allergens_text: string;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description What a receiver finds behind the link. */
        SocialGift: {
            /** @description Who gives. */
            sender_name: string;
            /** @description As the giver typed it, without 様. */
            receiver_name: string;
            /** @description Japanese, to be shown as it is. */
            message: string | null;
            /**
             * Format: date-time
             * @description Until when the address can be entered.
             */
            expires_at: string;
            /** @description What is given. */
            products: components["schemas"]["SocialGiftProduct"][];
        };
        /** @description One parcel of the gift. */
        SocialGiftShipping: {
            /** @description Key of the parcel; `order_shipping_id` of its lead time. */
            id: string;
            zone: components["schemas"]["Zone"];
            /** @description The goods in it. */
            product_info: components["schemas"]["SocialGiftProduct"][];
            /**
             * Format: date
             * @description The day that was chosen; null: 指定なし(最短).
             */
            delivery_at: string | null;
            /** @description Name of the slot; null: 指定なし. */
            delivery_timezone: string | null;
            /** @description Code of the slot at the carrier (D-06). */
            delivery_timezone_key: string | null;
            /**
             * Format: date
             * @description The day it will come; null until an address is known.
             */
            planned_at: string | null;
        };
        /** @description An address to try. */
        SocialGiftShippingCheck: {
            /** @description Token of the link. */
            token: string;
            address: components["schemas"]["AddressInput"];
        };
        /** @description The address as it would be kept. */
        SocialGiftShippingChecked: {
            address: components["schemas"]["AddressSnapshot"];
        };
        /** @description When one parcel shall come. */
        SocialGiftDeliveryWish: {
            /** @description Id of the parcel. */
            id: string;
            /**
             * Format: date
             * @description Null: 指定なし(最短).
             */
            delivery_at: string | null;
            /** @description Null: 指定なし. */
            delivery_timezone_key: string | null;
        };
        /** @description Days and slots to try for a place. */
        SocialGiftDeliveryCheck: {
            /** @description Token of the link. */
            token: string;
            /** @description Postal code, any width, with or without a hyphen. */
            postal: string;
            /** @description Name of the prefecture, 東京都. */
            pref: string;
            /** @description Each parcel of the gift, once. */
            shippings: components["schemas"]["SocialGiftDeliveryWish"][];
        };
        /** @description Where and when a receiver wants the gift. */
        SocialGiftInput: {
            /** @description Made by the sender for this one reception. The same key with the same content again is answered as the first time and sends nothing more. */
            idempotency_key: string;
            address: components["schemas"]["AddressInput"];
            /** @description Where the confirmation goes; without it to the mailbox that got the link, if one did. Used for this delivery alone (L-37). */
            email?: string | null;
            /** @description Each parcel of the gift, once. */
            shippings: components["schemas"]["SocialGiftDeliveryWish"][];
        };
        /** @description What was entered, told to the receiver once; no later call tells it again. */
        SocialGiftResult: {
            /** @description Who gives. */
            sender_name: string;
            /** @description As the giver typed it, without 様. */
            receiver_name: string;
            /**
             * Format: date-time
             * @description When the address was entered.
             */
            registered_at: string;
            address: components["schemas"]["AddressSnapshot"];
            /** @description Destinations. */
            shippings: components["schemas"]["SocialGiftShipping"][];
        };
        /** @description A gift that was received. The giver may hold the link too, so that neither address nor day is told (L-37). */
        SocialGiftComplete: {
            /**
             * @description How far it is on its way.
             * @enum {string}
             */
            state: "registered" | "shipped";
            /** @description Who gives. */
            sender_name: string;
            /** @description As the giver typed it, without 様. */
            receiver_name: string;
            /**
             * Format: date-time
             * @description When the address was entered.
             */
            registered_at: string;
            /** @description What is given. */
            products: components["schemas"]["SocialGiftProduct"][];
        };
        /** @description A line in short. */
        OrderPreviewLine: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
            /** @description Pieces. */
            quantity: number;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string;
            image: components["schemas"]["Image"] | null;
        };
        /** @description An order as lists show it. */
        OrderSummary: {
            /** @description Id, unique among its kind. */
            id: string;
            /** @description Number of the order, as people say it. */
            order_no: string;
            /**
             * Format: date-time
             * @description When the order was placed.
             */
            ordered_at: string;
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description Name of the payment method. */
            payment_name: string;
            /** @description Null when nothing is paid in advance, or the order came to nothing. */
            prepayment: components["schemas"]["Prepayment"] | null;
            /** @description What the member pays, yen, tax included. */
            user_order_total_payment: number;
            /** @description Destinations. */
            shipping_count: number;
            /** @description What was bought, in short. */
            lines: components["schemas"]["OrderPreviewLine"][];
            /** @description When not empty, a warning to show. */
            cancel_only_ecd_key: string | null;
            /** @description What the member gave as reason; null for an order that was not cancelled. */
            cancel_reason: string | null;
        };
        /** @description Why an order is cancelled. */
        OrderCancel: {
            /** @description The reason in the member's words, kept with the order. */
            cancel_reason: string;
        };
        /** @description A product as a link to its page needs it. */
        RestockProduct: {
            /** @description Stable key, unique among its kind. */
            key: string;
            /** @description Name to be shown. */
            name: string;
        };
        /** @description A product that a member waits to be told of. */
        RestockNotice: {
            /** @description Id, unique among its kind. */
            id: number;
            product: components["schemas"]["RestockProduct"];
            /** @description Id of the product. */
            product_id: number;
            /**
             * Format: date-time
             * @description When the member asked for it.
             */
            asked_at: string;
        };
        /** @description A product that somebody wants to be told of. */
        RestockAsk: {
            /** @description Id of the product. */
            product_id: number;
            /** @description A guest's mail address; a member's own is taken. */
            email?: string | null;
        };
        /** @description The same answer whether or not the address waits already (P-15). */
        RestockAsked: {
            /** @description Seconds in which the mailed link must be opened; null for a member, who has none. */
            expires_in: number | null;
        };
        /** @description What is waited for. */
        RestockConfirmed: {
            product: components["schemas"]["RestockProduct"] | null;
        };
        /** @description What was ended. */
        RestockEnded: {
            /** @description Everything that the address waited for on the channel, and not one product alone. */
            is_all: boolean;
        };
        /** @description What a guest knows of an order. */
        OrderLinkRequest: {
            /** @description Order number, in any width and case, with or without hyphen. */
            order_no: string;
            /** @description The mail address that was given with the order. */
            email: string;
        };
        /** @description The same answer whether or not there is such an order (P-15). */
        OrderLinkResult: {
            /** @description Seconds in which the mailed link must be opened. */
            expires_in: number;
        };
        /** @description Points that end on the same day. */
        PointExpiration: {
            /** @description How many end. */
            points: number;
            /**
             * Format: date
             * @description Last day (JST) on which they can be spent.
             */
            expires_on: string;
        };
        /** @description Points of a member on a channel. */
        PointBalance: {
            /** @description Points that can be spent now. */
            available: number;
            /** @description Points of orders that have not been sent yet. */
            pending: number;
            /** @description When the available points end, those that end first before others. */
            expirations: components["schemas"]["PointExpiration"][];
        };
        /** @description A row of the ledger of points. */
        PointEntry: {
            /** @description Id, unique among its kind. */
            id: number;
            /**
             * @description pending: earned, cannot be spent yet. available: can be spent from now on. used: paid an order. expired: their term is over. reversed: an earlier row is undone.
             * @enum {string}
             */
            kind: "pending" | "available" | "used" | "expired" | "reversed";
            /** @description What the row adds; less than zero where it takes. */
            points: number;
            /** @description The row moves points that cannot be spent yet. */
            is_pending: boolean;
            /** @description What it was for, ready to be shown. */
            note: string;
            /** @description Order that it belongs to; null where it belongs to none. */
            order_id: string | null;
            /** @description Number of that order. */
            order_no: string | null;
            /**
             * Format: date
             * @description Last day (JST) on which points of this row can be spent; null where it adds none.
             */
            expires_on: string | null;
            /**
             * Format: date-time
             * @description When it came to be.
             */
            created_at: string;
        };
        /** @description A coupon that a member knows of. */
        MemberCoupon: {
            /** @description Id, unique among its kind. */
            id: number;
            /** @description What is typed into a cart. */
            code: string;
            /** @description Name to be shown. */
            name: string;
            /**
             * @description amount: yen off. percent: part of the goods off, rounded down. free_carriage: sending is free.
             * @enum {string}
             */
            kind: "amount" | "percent" | "free_carriage";
            /** @description Yen for amount, whole per cent for percent, 0 for free_carriage. */
            value: number;
            /** @description Yen of goods from which it may be used. */
            min_subtotal: number;
            /**
             * Format: date-time
             * @description From when on it may be used.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it is over.
             */
            ends_at: string;
            /** @description How often this member may still use it; null without limit. */
            times_left: number | null;
            /** @description It may be used now by a cart that holds enough goods. */
            is_usable: boolean;
            /** @description Why, in Japanese; null where there is nothing to explain. */
            reason: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPublicEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEnvironment"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFrontSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontSettings"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSelectedColorscheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colorscheme"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPaymentServiceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the service. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentServiceSettings"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createEcommerceEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EcommerceEventInput"];
            };
        };
        responses: {
            /** @description Recorded */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `second_factor.code.expired`: the code is used up. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unlockAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the link. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockResult"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Registered; the front logs in next */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveInput"];
            };
        };
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorInput"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `second_factor.code.expired`: the code is used up. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description The code was mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRequestResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `second_factor.unchanged`: it is so already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaving"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLoginHistories: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginHistory"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderRequestResult"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderCheck"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderCheckResult"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderReset"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderResult"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUserList: {
        parameters: {
            query?: {
                /** @description 1 gives the products along. */
                is_listables?: 0 | 1;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path: {
                /** @description List key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListDetail"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    attachToUserList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserListInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    detachFromUserLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserListInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    detachFromUserList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description List key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserListInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGuestProductHistories: {
        parameters: {
            query?: {
                /** @description What the browser of a guest remembers, newest first. */
                "product_id[]"?: number[];
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyProductHistories: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addMyProductHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductHistoryInput"];
            };
        };
        responses: {
            /** @description Remembered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMyProductHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description History id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProductHistories: {
        parameters: {
            query?: {
                /** @description What the browser of a guest remembers, newest first. */
                "product_id[]"?: number[];
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addProductHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductHistoryInput"];
            };
        };
        responses: {
            /** @description Told */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHistory"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addProductSearchHistory: {
        parameters: {
            query: {
                /** @description Search word, as typed. */
                word: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Told */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyProductSearchHistories: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchHistory"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMyProductSearchHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description History id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addProductRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRequestInput"];
            };
        };
        responses: {
            /** @description Heard */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRequest"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyProductRequests: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRequest"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMyProductRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Request id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMemorials: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memorial"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createMemorial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemorialInput"];
            };
        };
        responses: {
            /** @description Written down */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memorial"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMemorial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Memorial id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memorial"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMemorial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Memorial id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemorialInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memorial"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMemorial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Memorial id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSystemMessages: {
        parameters: {
            query?: {
                /** @description 1 leaves out what the member has read. */
                unread?: 0 | 1;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMessage"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSystemMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMessage"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emptied */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    loginSyncChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDummyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolCheck"];
            };
        };
        responses: {
            /** @description OK, also when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolCheckResult"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTimeseries: {
        parameters: {
            query: {
                /** @description Which series. */
                purpose: components["schemas"]["TimeseriesPurpose"];
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Measurement"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addTimeseries: {
        parameters: {
            query: {
                /** @description Which series. */
                purpose: components["schemas"]["TimeseriesPurpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeasurementInput"];
            };
        };
        responses: {
            /** @description Written down */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Measurement"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTimeseries: {
        parameters: {
            query: {
                /** @description Which series. */
                purpose: components["schemas"]["TimeseriesPurpose"];
                /** @description Entry to delete; without it the whole series goes. */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestEmailVerify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerifyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerifyRequestResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkEmailVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerifyCheck"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerifyResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddressImportInput"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressImportResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address.import_invalid`, row by row; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAddresses: {
        parameters: {
            query?: {
                /** @description utf-8 has a byte order mark, so that spreadsheets know it; shift_jis is Windows-31J. */
                encoding?: "utf-8" | "shift_jis";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Suggested file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description In progress */
            202: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressExportProgress"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /** @description Whom it is made out to, without 様 or 御中; of the first issue only. Default: what was typed with the order, otherwise the orderer. */
                addressee?: string;
                /** @description Word after the addressee, of the first issue only. Default: 御中 for companies and bodies, 様 for people. */
                honorific?: "様" | "御中";
                /** @description What it was for (但し書き), of the first issue only. Default: what was typed with the order, otherwise 食品代として. */
                note?: string;
            };
            header?: never;
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    /** @description Suggested file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `receipt.*`: why there is none, for the shopper. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCard"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createUserCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCardInput"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCard"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUserCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Card id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    useUserCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Card id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCard"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Most entries a member may keep. */
                    "x-limit"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `passkey.exists`: it is kept already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `passkey.expired`: the challenge is used up. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyStart"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Passkey id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Address id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Address id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Address id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    useAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Address id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    lookUpPostalCode: {
        parameters: {
            query: {
                /** @description Seven digits; any width and a hyphen are accepted. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalCodeHit"][];
                };
            };
            /** @description The browser has this answer already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPrefectures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prefecture"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /** @description Areas; without it all. */
                "area[]"?: string[];
                /** @description Always 1. */
                is_show?: 1;
                /** @description Always all. */
                per?: "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the message. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStaticPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path with its leading slash; may hold slashes (a wildcard). */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPage"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStaticPageUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPageUrl"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFilesContents: {
        parameters: {
            query: {
                /** @description Path of the file below the storage, with its leading slash. */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilesContents"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description What it is about. */
                kind?: "notice" | "product" | "delivery" | "maintenance";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsSummary"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description News id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsArticle"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsReadable"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPopups: {
        parameters: {
            query?: {
                /** @description Only those that open on this page. */
                page_key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Popup"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPopup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Popup id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Popup"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQaCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaCategory"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQas: {
        parameters: {
            query?: {
                /** @description Key of a category. */
                category?: string;
                /** @description Words, all of which question or answer must hold, in any width. */
                word?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qa"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFreeAreas: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeArea"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLandingPages: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPageSummary"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLandingPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the page. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /** @description Only articles of this category. */
                category?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogSummary"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Article id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogArticle"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCollection: {
        parameters: {
            query?: {
                /** @description Only the entry of this key. */
                key?: string;
                /** @description Only entries that name this product. */
                product_key?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
                /** @description Most entries on a page, however many `per` asks for. */
                max_page_size?: number;
            };
            header?: never;
            path: {
                /** @description Alias of the collection. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionEntry"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page key, such as home. */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageLayout"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFrontLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Layout id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageLayout"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryInput"];
            };
        };
        responses: {
            /** @description The draft, or the inquiry as it was received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadInput"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCategoryHierarchy: {
        parameters: {
            query: {
                /** @description What is categorised. */
                table: "products" | "inquiries";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryNode"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Search word, any script, half-typed too. */
                word?: string;
                /** @description 1 searches for the word as it stands: nothing is corrected, read as a filter or left out. */
                is_as_typed?: 0 | 1;
                /** @description Category key. */
                category?: string;
                /** @description 1 takes the children of the category in. */
                is_include_children?: 0 | 1;
                /** @description Brand keys, any of them. */
                "brand[]"?: string[];
                /** @description Tag keys, all of them. */
                "tag[]"?: string[];
                /** @description Country codes, any of them: of the goods, or of food that is packed in them. */
                "country[]"?: string[];
                /** @description Yen, inclusive. */
                price_min?: number;
                /** @description Yen, inclusive. */
                price_max?: number;
                /** @description Temperature zones, any of them. */
                "zone[]"?: components["schemas"]["Zone"][];
                /** @description Names of allergens that must not be in; products with unknown data are hidden too (L-54). */
                "allergen_exclude[]"?: string[];
                /** @description 1 hides what cannot be bought now. */
                in_stock?: 0 | 1;
                /** @description Only these product keys (recently seen). */
                "key[]"?: string[];
                /** @description Order of the list; with a word, recommended means by relevance. */
                sort?: "recommended" | "new" | "price_asc" | "price_desc" | "price_per_100g_asc" | "name";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page. */
                per?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSummary"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRecommendedProducts: {
        parameters: {
            query?: {
                /** @description How many. */
                per?: number;
                /** @description Product keys to leave out (in the cart). */
                "exclude[]"?: string[];
            };
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSummary"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProductDelivery: {
        parameters: {
            query?: {
                /** @description One of the 47; the capital without. */
                prefecture?: string;
            };
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDelivery"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProductAccessories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAccessory"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description Order of the reviews; equal ones with the newest first. */
                sort?: "newest" | "highest" | "lowest";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReview"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProductReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReviewSummary"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProductFacets: {
        parameters: {
            query?: {
                /** @description Search word, any script, half-typed too. */
                word?: string;
                /** @description 1 searches for the word as it stands: nothing is corrected, read as a filter or left out. */
                is_as_typed?: 0 | 1;
                /** @description Category key. */
                category?: string;
                /** @description 1 takes the children of the category in. */
                is_include_children?: 0 | 1;
                /** @description Brand keys, any of them. */
                "brand[]"?: string[];
                /** @description Tag keys, all of them. */
                "tag[]"?: string[];
                /** @description Country codes, any of them: of the goods, or of food that is packed in them. */
                "country[]"?: string[];
                /** @description Yen, inclusive. */
                price_min?: number;
                /** @description Yen, inclusive. */
                price_max?: number;
                /** @description Temperature zones, any of them. */
                "zone[]"?: components["schemas"]["Zone"][];
                /** @description Names of allergens that must not be in; products with unknown data are hidden too (L-54). */
                "allergen_exclude[]"?: string[];
                /** @description 1 hides what cannot be bought now. */
                in_stock?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestProducts: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                word: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSuggestions"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is of.
                 * @example products
                 */
                kind: string;
                /**
                 * @description Key of the product or category, name of the theme or picture.
                 * @example ham-fr-001
                 */
                key: string;
                /**
                 * @description Name of the master with the first eight digits of its hash.
                 * @example main-5d0c1f2a
                 */
                master: string;
                /**
                 * @description Width in pixels and format: `avif`, `webp`, `jpg` in the largest width, or `png` of an icon.
                 * @example 480.avif
                 */
                size: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photograph */
            200: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`. */
                    "Cache-Control"?: string;
                    /** @description Name of these bytes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `image.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    initCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartInit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartTokenOnly"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartOrderModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartOther: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartOtherModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCouponInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCartCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCouponInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCartPoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartPointInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCartSocialReceiver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSocialReceiver"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCartTransactionError: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartTokenOnly"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartProductsAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartProductsModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    divideCartProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartProductsDivide"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCartProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartProductsDelete"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSetAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCartSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSetDelete"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartAccessories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAccessoriesAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartAccessories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAccessoriesModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCartAccessories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAccessoriesDelete"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartShipping: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartShippingAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartShipping: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartShippingModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetCartShippings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartShippingsReset"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCartPacking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartPackingAdd"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    modifyCartPacking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change is meant for; a stale one is refused with 409. */
                "If-Match"?: string;
                /** @description Names one change of the cart. Sent again after an answer was lost, it changes nothing more and is answered with the cart as it is. A cart remembers its latest 20 keys. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartPackingModify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCartDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.version_conflict`, `cart.quote_changed`, `cart.payment_in_progress` or `cart.already_decided`, with the current cart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartConflict"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkCartPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
                /** @description The payment method, as in detail.order.payment_id. */
                payment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCheck"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGuestOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Token of the cart that became the order; good for 24 h. A member's bearer serves as well. */
                "X-Cart-Token"?: string;
            };
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReturnedPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the return address, signed for one order. */
                "X-Return-Key": string;
            };
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedPayment"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCartPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCartLeadtimes: {
        parameters: {
            query?: {
                /** @description Packing keys; without it all. */
                "keys[]"?: string[];
            };
            header?: never;
            path: {
                /** @description Cart token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leadtime"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cart.common.is_expired`: the token is expired, unknown or another person's. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSocialGiftLeadtimes: {
        parameters: {
            query: {
                /** @description Postal code, any width, with or without a hyphen. */
                postal: string;
                /** @description Name of the prefecture, 東京都. */
                pref: string;
            };
            header?: never;
            path: {
                /** @description Token of the link, 128 random bits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftLeadtime"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSocialGiftProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link, 128 random bits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGift"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSocialGiftShippings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link, 128 random bits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftShipping"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkSocialGiftShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialGiftShippingCheck"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftShippingChecked"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkSocialGiftDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialGiftDeliveryCheck"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftShipping"][];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    registerSocialGift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link, 128 random bits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialGiftInput"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftResult"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSocialGiftComplete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link, 128 random bits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialGiftComplete"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.not_registered`: the address is still to be entered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.used`, `social_gift.expired` or `social_gift.cancelled`: the link was good once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
                /** @description Part of the order number, in any width and case, with or without hyphens. */
                order_no?: string;
                /** @description First day of the period. */
                from?: string;
                /** @description Last day of the period. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancel"];
            };
        };
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `order.not_cancellable`: it is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendSocialGiftLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public id of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.not_waiting`: nobody is waited for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyRestockNotices: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestockNotice"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMyRestockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id in the list. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askRestockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestockAsk"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestockAsked"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now, since the product can be bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmRestockNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for the wish to be told of one product. */
                "X-Notice-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestockConfirmed"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endRestockNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for the wish to be told of one product. */
                "X-Notice-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestockEnded"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestOrderLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of the captcha, made in the browser for this one call; asked of guests where the channel has a CAPTCHA.SITE_KEY (422 `captcha.refused`). */
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinkRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLinkResult"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLookedUpOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for one order of a guest. */
                "X-Order-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelLookedUpOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for one order of a guest. */
                "X-Order-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancel"];
            };
        };
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `order.not_cancellable`: it is too late. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendLookedUpGiftLink: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for one order of a guest. */
                "X-Order-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `social_gift.not_waiting`: nobody is waited for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadLookedUpReceipt: {
        parameters: {
            query?: {
                /** @description Whom it is made out to, without 様 or 御中; of the first issue only. Default: what was typed with the order, otherwise the orderer. */
                addressee?: string;
                /** @description Word after the addressee, of the first issue only. Default: 御中 for companies and bodies, 様 for people. */
                honorific?: "様" | "御中";
                /** @description What it was for (但し書き), of the first issue only. Default: what was typed with the order, otherwise 食品代として. */
                note?: string;
            };
            header: {
                /** @description Key of a mailed link, 256 random bits: it stands for one order of a guest. */
                "X-Order-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    /** @description Suggested file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `receipt.*`: why there is none, for the shopper. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `<noun>.not_found`; `channel.not_found` when the host belongs to no channel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate.limited`. */
            429: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointBalance"];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPointHistories: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointEntry"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows on a page, or all. */
                per?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Rows in all. */
                    "x-total"?: number;
                    /** @description Rows on a page. */
                    "x-per-page"?: number;
                    /** @description Number of the last page. */
                    "x-last-page"?: number;
                    /** @description Number of this page. */
                    "x-current-page"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCoupon"][];
                };
            };
            /** @description `auth.required` without a bearer, `auth.expired` with one that has expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Bad input; nothing was written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The shop is closed for maintenance, or cannot answer for a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceError"];
                };
            };
            /** @description Any other refusal or fault. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
