// Generated from openapi/ by tools/contract/generate.ts. Do not edit.
export interface paths {
    "/public.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Environment of the front */
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
        /** Settings of the channel */
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
        /** Colour scheme of the channel */
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
        /** Settings of a payment service for the browser */
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
        /** Record a shopping event */
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
        /** End the session */
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
        /** Open a locked account by the mailed link */
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
        /** Register */
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
        /** The member */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description The link is /register/?code=… of the channel.
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
        /** Address book */
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
    "/v1/me/user-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address */
        get: operations["getAddress"];
        /** Change an address */
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
        /** Make an address the default one */
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
        /** The 47 prefectures */
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
        /** Banners */
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
        /** Shop messages and cautions */
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
        /** One message */
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
        /** Static page of a path */
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
        /** Paths of all static pages */
        get: operations["listStaticPageUrls"];
        put?: never;
        post?: never;
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
        /** Category tree */
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
        /** Brands */
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
        /** Tags */
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
        /** Products */
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
        /** One product */
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
    "/v1/product-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the filters of the list */
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
        /** The cart */
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
        /** Empty the cart */
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
        /** Orderer, payment method, note, receipt */
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
        /** Fields of a variant */
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
         * @description 422 `coupon.not_found`, `coupon.expired`, `coupon.minimum`, `coupon.used_up`, `coupon.not_yours`, `coupon.already_used`.
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
        /** Take a coupon off */
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
         * @description 422 `point.insufficient`, `point.over_total`.
         */
        patch: operations["setCartPoint"];
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
         * @description The same refusals as products/add; a line with several destinations shrinks from the last one and grows at the first.
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
        /** Spread lines over destinations */
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
        /** Take lines out */
        patch: operations["deleteCartProducts"];
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
        /** Back to one destination */
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
        /** Split a parcel off */
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
         * Delivery dates and slots
         * @description 422 `cart.packing.date_closed`, `cart.packing.slot_closed`, `cart.packing.zones_apart`.
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
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description The same idempotency key answers the same for ever; a second key on a decided cart answers the order that exists.
         *     409 `cart.quote_changed` with the new quote; 422 `cart.not_ready` with the quote's problems as errors,
         *     `payment.token_required`, `payment.declined`, `payment.not_available`.
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
        /** The truth about a payment */
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
        /** The order of a cart */
        get: operations["getGuestOrder"];
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
        /** Payment methods of the shop */
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
        /** Payment methods for a cart, open and closed */
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
        /** Delivery days and slots per parcel */
        get: operations["getCartLeadtimes"];
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
        /** Orders of the member, newest first */
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
        /** One order */
        get: operations["getOrder"];
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
            code: string;
            message: string;
            /** @description Messages by field (`addresses.0.postal_code`). */
            errors?: {
                [key: string]: string[];
            };
        };
        PublicEnvironment: {
            /** @description Base of every /v1 call as the browser sees it. */
            baseApiURL: string;
            /** @description Demo parts (inbox, sample members, payment sandbox) are on. */
            isDemo: boolean;
        };
        /** @description 503. Code `maintenance`; title and message are shown on the maintenance screen. */
        MaintenanceError: {
            /** @constant */
            code: "maintenance";
            title: string;
            message: string;
        };
        Wrapping: {
            code: string;
            name: string;
            /** @description Yen per destination, tax included at 10 % (L-23). */
            fee: number;
        };
        /** @description Settings of the channel, nested as the specification names them. */
        FrontSettings: {
            SITE: {
                NAME: string;
                DESCRIPTION: string;
                /** @description Origin of the channel for canonical URLs, without a final slash. */
                URL: string;
                /** @enum {string} */
                THEME: "Simple" | "Base" | "Ass" | "Fle" | "Gen" | "Lat" | "Sto" | "Tee" | "Ven";
                /** @description Depa, Gakuen or null. */
                NAMESPACE: string | null;
                /** @description True when login is optional for member-only pages. */
                NO_MEMBER_USE: boolean;
                STORAGE_URL: string;
                CHANNEL_PREFIX: string;
                BREAKPOINT: {
                    "SCREEN-SM": number;
                    "SCREEN-MD": number;
                };
            };
            /** @description Who sells, for footer, confirmation and mails (L-01). */
            SELLER: {
                NAME: string;
                POSTAL_CODE: string;
                ADDRESS: string;
                PHONE: string;
                HOURS: string;
                EMAIL: string;
                REGISTRATION_NUMBER: string | null;
                /** @description Withdrawal and return terms of the confirmation (L-02 ⑥, L-06). */
                RETURN_TERMS: string;
            };
            ORDER: {
                SHIPPING: {
                    IS_ALLOW_MULTIPLE: boolean;
                    /** @description Yen of goods per destination from which carriage is free; null when never. */
                    FREE_CARRIAGE_THRESHOLD: number | null;
                };
                GIFT: {
                    IS_USE_NOSHI: boolean;
                    IS_USE_WRAPPING: boolean;
                    IS_USE_MESSAGE: boolean;
                    IS_USE_SENDER: boolean;
                    WRAPPINGS: components["schemas"]["Wrapping"][];
                };
                CANCEL: {
                    LIMIT_TEXT: string;
                };
            };
            PLUGIN: {
                TEMPORARY_STOP_SELLING: {
                    IS_USE: boolean;
                    IS_SELLING: boolean;
                };
            };
            GTM: {
                ID: string | null;
                DATA_LAYER: {
                    /** @description Our purchase field by analytics field. */
                    PURCHASE: {
                        [key: string]: string;
                    };
                };
            };
            CAPTCHA: {
                SITE_KEY: string | null;
                /** @enum {integer} */
                VERSION: 2 | 3;
            };
            PAYMENT: {
                /** @description Origin allowed to frame the card fields and to take the browser for 3-D Secure. */
                FRAME_ORIGIN: string | null;
            };
        };
        Colorscheme: {
            id: number;
            name: string;
            /** @description Colour by token name. */
            info: {
                [key: string]: string;
            };
        };
        PaymentServiceSettings: {
            code: string;
            name: string;
            /** @description Origin for postMessage. */
            origin: string;
            /** @description Address of the iframe; parent_origin is added by the screen. */
            fields_url: string;
            is_sandbox: boolean;
            brands: string[];
        };
        EcommerceEventInput: {
            name: string;
            /** @description A JSON string; never names, mail addresses, telephones or addresses (P-27). */
            args: string;
        };
        LoginInput: {
            /** @description User name or e-mail address. */
            username: string;
            password: string;
        };
        /**
         * @description Answer of login, verify and refresh. When `is_verify` is true no token is given: `verify_code` is an opaque challenge
         *     (never the mailed code) and `user_id` says for whom; the code that was mailed goes to /v1/auth/verify with it.
         */
        AuthResult: {
            access_token: string | null;
            /** @description Seconds. */
            expires_in: number | null;
            /** Format: date-time */
            expires_at: string | null;
            has_password_expired: boolean;
            has_mail_error_count_over: boolean;
            user_id: string;
            is_verify: boolean;
            verify_code: string | null;
        };
        VerifyInput: {
            user_id: string;
            /** @description `verify_code` of the login answer. */
            challenge: string;
            /** @description The mailed code as typed, any width. */
            verify_code: string;
            /** @default false */
            is_sync_user_channel?: boolean;
        };
        UnlockResult: {
            /** @description True when the account is open again; false for a used or expired link. */
            result: boolean;
        };
        /** @description Registration. Any width is accepted and normalised by the server (F-01); only lengths are bound here. */
        UserInput: {
            /** @description Login name; without it the e-mail address serves. */
            username?: string | null;
            last_name: string;
            first_name: string;
            last_name_kana: string;
            first_name_kana: string;
            company_name?: string | null;
            email: string;
            password: string;
            postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2?: string | null;
            phone_number: string;
            cell_phone_number?: string | null;
            /** @description Telephone by day. */
            tel?: string | null;
            fax?: string | null;
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
            /** @description 1 first pet, 2 mother's maiden name, 3 primary school, 4 favourite food. */
            question_ct: number;
            question_answer: string;
            /** @description Code of the mailed link, when the address was verified before. */
            email_verify_code?: string | null;
            school_key?: string | null;
            /** @description Fields of a variant's form definition, checked by that definition. */
            other?: {
                [key: string]: string;
            };
        };
        User: {
            id: string;
            username: string;
            email: string;
            last_name: string;
            first_name: string;
            last_name_kana: string;
            first_name_kana: string;
            company_name: string | null;
            postal_code: string;
            formatted_postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            phone_number: string;
            cell_phone_number: string | null;
            tel: string | null;
            fax: string | null;
            job: string | null;
            /** Format: date */
            birth_date: string;
            /** @enum {string} */
            gender: "1" | "2" | "3" | "4";
            /** @enum {string} */
            newsletter: "0" | "1";
            question_ct: number;
            /** @description The e-mail address is verified. */
            is_registered_member: boolean;
            /** @description A code is mailed at login. */
            is_mfa: boolean;
            has_password_expired: boolean;
            has_mail_error_count_over: boolean;
            school_key: string | null;
            other: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
        };
        EmailVerifyRequest: {
            email: string;
        };
        /** @description The same answer whether or not the address is known (P-15). */
        EmailVerifyRequestResult: {
            /** @description Seconds that the mailed link lives. */
            expires_in: number;
        };
        EmailVerifyCheck: {
            code: string;
        };
        EmailVerifyResult: {
            result: boolean;
            email: string | null;
            /** @description The address belongs to a member who is now registered in full. */
            is_registered_member: boolean;
        };
        /** @description An entry of a member's address book. */
        Address: {
            id: number;
            is_default: boolean;
            /**
             * @description 1 the member's own main address, 2 another.
             * @enum {integer}
             */
            division_ct: 1 | 2;
            shipping_name: string;
            shipping_last_name: string;
            shipping_first_name: string;
            shipping_kana: string;
            shipping_last_name_kana: string;
            shipping_first_name_kana: string;
            company_name: string | null;
            postal_code: string;
            formatted_postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            phone_number: string;
            cell_phone_number: string | null;
        };
        /** @description An address as typed. Any width is accepted and normalised by the server (F-01…F-07). */
        AddressInput: {
            shipping_last_name: string;
            shipping_first_name: string;
            shipping_last_name_kana?: string | null;
            shipping_first_name_kana?: string | null;
            company_name?: string | null;
            postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2?: string | null;
            phone_number: string;
            cell_phone_number?: string | null;
        };
        /** @description One place of a postal code; a code may have several, even across prefectures (F-06). */
        PostalCodeHit: {
            postal_code: string;
            formatted_postal_code: string;
            prefecture_code: string;
            prefecture: string;
            city: string;
            /** @description Empty when the code covers a whole city. */
            town: string;
        };
        Prefecture: {
            /** @description JIS X 0401, 01…47. */
            code: string;
            name: string;
            kana: string;
        };
        Banner: {
            id: number;
            area: string;
            title: string;
            lead: string | null;
            body: string | null;
            link_url: string | null;
            link_label: string | null;
            image_url: string | null;
            alt: string;
            /** @description Category key whose illustration stands in for a photograph. */
            illustration: string | null;
            is_show: boolean;
            sort_no: number;
        };
        /** @description A shop message (kind shop) or the caution of a page (kind caution, code = the page's caution key). */
        Message: {
            code: string;
            /** @enum {string} */
            kind: "shop" | "caution";
            title: string | null;
            /** @description HTML to be sanitised. */
            body: string;
            /** Format: date-time */
            updated_at: string;
        };
        StaticPage: {
            path: string;
            title: string;
            description: string;
            /** @description HTML to be sanitised. */
            body: string;
            /** Format: date-time */
            updated_at: string;
        };
        StaticPageUrl: {
            path: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A category with its children; `product_count` includes the children's products. */
        CategoryNode: {
            id: number;
            key: string;
            name: string;
            lead: string | null;
            sort_no: number;
            product_count: number;
            children: components["schemas"]["CategoryNode"][];
        };
        Brand: {
            id: number;
            key: string;
            name: string;
            name_original: string;
            lang: string;
            country_code: string;
            country: string;
            product_count: number;
        };
        Tag: {
            id: number;
            key: string;
            name: string;
        };
        /**
         * @description Temperature zone.
         * @enum {string}
         */
        Zone: "ambient" | "chilled" | "frozen";
        BrandRef: {
            id: number;
            key: string;
            /** @description Japanese reading. */
            name: string;
            name_original: string;
            /** @description Language of name_original for the lang attribute (T-01). */
            lang: string;
        };
        CategoryRef: {
            id: number;
            key: string;
            name: string;
        };
        FavoriteProduct: {
            id: number;
            key: string;
            /** @description Always false for guests. */
            is_favorite: boolean;
        };
        ProductModel: {
            id: number;
            name: string;
            brand: components["schemas"]["BrandRef"];
            categories: components["schemas"]["CategoryRef"][];
            products: components["schemas"]["FavoriteProduct"][];
        };
        Region: {
            country_code: string;
            country: string;
            /** @description Empty when only the country is known. */
            name: string;
        };
        GeographicalIndication: {
            /** @enum {string} */
            scheme: "PDO" | "PGI";
            registered_name: string;
            label: string;
        };
        /** @enum {string} */
        TaxClass: "reduced" | "standard";
        /**
         * @description in_stock, few (number shown by max_quantity), out, suspended (sale stopped, see suspend_reason).
         * @enum {string}
         */
        StockState: "in_stock" | "few" | "out" | "suspended";
        /** @enum {string} */
        SaleStatus: "on_sale" | "suspended";
        /** @description By registered data; unknown data is never told as free of anything (L-52…L-54). */
        Allergens: {
            is_known: boolean;
            mandatory: string[];
            recommended: string[];
            /** @description Collective wording as on the label. */
            text: string;
        };
        GiftFlags: {
            is_noshi: boolean;
            is_wrapping: boolean;
            is_e_gift: boolean;
        };
        /** @description A product as a card or a row. */
        ProductSummary: {
            id: number;
            key: string;
            name: string;
            name_original: string;
            /** @description Language of name_original (T-01). */
            lang: string;
            product_model: components["schemas"]["ProductModel"];
            brand: components["schemas"]["BrandRef"];
            /** @description The first is the main one. */
            categories: components["schemas"]["CategoryRef"][];
            region: components["schemas"]["Region"];
            gi: components["schemas"]["GeographicalIndication"] | null;
            unit_label: string;
            net_weight_g: number | null;
            /** @description Yen, tax included. */
            price: number;
            price_per_100g: number | null;
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            storage_text: string;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            aging_months: number | null;
            allergens: components["schemas"]["Allergens"];
            gift: components["schemas"]["GiftFlags"];
            tags: components["schemas"]["Tag"][];
            /** @description Category key whose illustration stands on the card. */
            illustration: string;
        };
        /** @description Per 100 g. */
        Nutrition: {
            energy_kcal: number;
            protein_g: number;
            fat_g: number;
            carbohydrate_g: number;
            salt_equivalent_g: number;
        };
        /** @description Label block of a food (L-50…L-58). Null lines are left out. */
        FoodLabel: {
            /** @description 名称 */
            name: string;
            meat_product_class: string | null;
            ingredients: string | null;
            additives: string | null;
            net_content: string;
            /** @description Minimum remaining time from shipment (L-51). */
            expiry_text: string | null;
            best_before_days: number | null;
            storage_text: string;
            origin_country: string;
            importer: string | null;
            ph: number | null;
            water_activity: number | null;
            is_heating_required: boolean;
            /** @description For raw-style goods (L-56). */
            heating_note: string | null;
            nutrition: components["schemas"]["Nutrition"] | null;
        };
        Product: {
            id: number;
            key: string;
            name: string;
            name_original: string;
            /** @description Language of name_original (T-01). */
            lang: string;
            product_model: components["schemas"]["ProductModel"];
            brand: components["schemas"]["BrandRef"];
            /** @description The first is the main one. */
            categories: components["schemas"]["CategoryRef"][];
            region: components["schemas"]["Region"];
            gi: components["schemas"]["GeographicalIndication"] | null;
            unit_label: string;
            net_weight_g: number | null;
            /** @description Yen, tax included. */
            price: number;
            price_per_100g: number | null;
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            storage_text: string;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            /** @description Why the sale is stopped; null while on sale. */
            suspend_reason: string | null;
            /** @description Most pieces one order can hold now (stock, purchase limit, 99). */
            max_quantity: number;
            aging_months: number | null;
            allergens: components["schemas"]["Allergens"];
            gift: components["schemas"]["GiftFlags"];
            tags: components["schemas"]["Tag"][];
            /** @description Category key whose illustration stands on the card. */
            illustration: string;
            name_kana: string;
            /** @description Pieces per order. */
            purchase_limit: number | null;
            /** @description A note while on sale. */
            sale_note: string | null;
            label: components["schemas"]["FoodLabel"];
            tasting_note: string | null;
            pairing: string | null;
            serving: string | null;
            /** @description Days before it can leave the warehouse. */
            lead_days: number;
            /** @description May ride in a chilled parcel. */
            is_chilled_ok: boolean;
            /** @description May ride in a frozen parcel. */
            is_frozen_ok: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        FacetValue: {
            /** @description What the list's parameter takes. */
            value: string;
            label: string;
            /** @description Products when this value is chosen beside the other filters. */
            count: number;
        };
        /**
         * @description Counts for the filters of the list. A filter's own choice is left out of its own counts, so that several values of
         *     one filter can be chosen.
         */
        ProductFacets: {
            total: number;
            categories: components["schemas"]["FacetValue"][];
            brands: components["schemas"]["FacetValue"][];
            tags: components["schemas"]["FacetValue"][];
            countries: components["schemas"]["FacetValue"][];
            zones: components["schemas"]["FacetValue"][];
            /** @description Count of products left when the allergen is excluded. */
            allergens: components["schemas"]["FacetValue"][];
            in_stock: number;
            price: {
                min: number | null;
                max: number | null;
            };
        };
        SuggestedProduct: {
            key: string;
            name: string;
            name_original: string;
            lang: string;
            brand_name: string;
            price: number;
            illustration: string;
        };
        ProductSuggestions: {
            products: components["schemas"]["SuggestedProduct"][];
            categories: components["schemas"]["CategoryRef"][];
            brands: components["schemas"]["BrandRef"][];
        };
        CartInit: {
            token: string | null;
        };
        CartTransactionError: {
            code: string;
            message: string;
            /** Format: date-time */
            occurred_at: string;
        };
        CartProductInfo: {
            id: number;
            key: string;
            name: string;
            name_original: string;
            lang: string;
            brand: components["schemas"]["BrandRef"];
            product_model: components["schemas"]["ProductModel"];
            unit_label: string;
            net_weight_g: number | null;
            price: number;
            price_per_100g: number | null;
            stock_state: components["schemas"]["StockState"];
            sale_status: components["schemas"]["SaleStatus"];
            suspend_reason: string | null;
            purchase_limit: number | null;
            storage_text: string;
            allergens_text: string;
            gift: components["schemas"]["GiftFlags"];
            illustration: string;
        };
        /** @description A paid extra of a line. */
        CartAccessory: {
            key: string;
            name: string;
            unit_price: number;
            quantity: number;
        };
        /** @description One product at one price. */
        CartLine: {
            key: string;
            product_info: components["schemas"]["CartProductInfo"];
            /** @description Today's price, yen tax included. */
            unit_price: number;
            quantity: number;
            /** @description unit_price × quantity. */
            amount: number;
            /** @description For reference only; the tax of the order is rounded once per rate (L-24). */
            tax_amount: number;
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            max_quantity: number;
            options: {
                [key: string]: string;
            };
            accessories: components["schemas"]["CartAccessory"][];
        };
        /** @description An address as it stands in a cart or an order. */
        AddressSnapshot: {
            shipping_name: string;
            shipping_last_name: string;
            shipping_first_name: string;
            shipping_kana: string;
            shipping_last_name_kana: string;
            shipping_first_name_kana: string;
            company_name: string | null;
            postal_code: string;
            formatted_postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2: string | null;
            /** @description City and after. */
            combined_address: string;
            /** @description Prefecture and after. */
            full_address: string;
            phone_number: string;
            cell_phone_number: string | null;
        };
        /** @description Gift band of a destination. The purpose fixes which ribbons are proper (G-01); a bad pair is refused. */
        Noshi: {
            /** @enum {string} */
            purpose: "chugen" | "seibo" | "nenga" | "oiwai" | "uchiiwai" | "orei" | "wedding" | "kaiki" | "kokorozashi" | "plain";
            /**
             * @description 蝶結び、結び切り、黒白、双銀、なし
             * @enum {string}
             */
            ribbon: "butterfly" | "knot" | "black_white" | "silver" | "none";
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
        Carrier: {
            code: string;
            name: string;
        };
        PackedProduct: {
            line_key: string;
            quantity: number;
        };
        /** @description One parcel. Its key stays while destination and zone stay, so that chosen dates survive edits. */
        CartPacking: {
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
            delivery_time_name: string | null;
            /**
             * Format: date
             * @description Null until the destination is known.
             */
            earliest_date: string | null;
            /** Format: date */
            ship_date: string | null;
            products: components["schemas"]["PackedProduct"][];
        };
        /** @description One destination. */
        CartShipping: {
            key: string;
            user_address_id: number | null;
            address: components["schemas"]["AddressSnapshot"] | null;
            /** @description ご依頼主; null when it is the orderer. */
            sender: components["schemas"]["AddressSnapshot"] | null;
            noshi: components["schemas"]["Noshi"] | null;
            wrapping: components["schemas"]["Wrapping"] | null;
            /** @description Text of the message card. */
            message: string | null;
            /** @description What this destination can have by channel and products, and why not (G-06). */
            gift: {
                can_noshi: boolean;
                can_wrapping: boolean;
                can_message: boolean;
                reason: string | null;
            };
            packings: components["schemas"]["CartPacking"][];
        };
        CartCoupon: {
            id: number;
            code: string;
            name: string;
            discount: number;
        };
        Orderer: {
            name: string;
            last_name: string;
            first_name: string;
            last_name_kana: string;
            first_name_kana: string;
            company_name: string | null;
            email: string;
            postal_code: string;
            formatted_postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2: string | null;
            full_address: string;
            phone_number: string;
            cell_phone_number: string | null;
        };
        CartOrder: {
            /** @description Public id of the order that this cart became. */
            id: string | null;
            orderer: components["schemas"]["Orderer"] | null;
            /** @description Chosen payment method. */
            payment_id: number | null;
            payment_code: string | null;
            payment_name: string | null;
            coupons: components["schemas"]["CartCoupon"][];
            points_used: number;
            note: string | null;
            receipt_addressee: string | null;
            /** @description 但し書き */
            receipt_note: string | null;
            other: {
                [key: string]: string;
            };
            total_goods: number;
            /** @description Carriage, cool and island surcharges. */
            total_carriage: number;
            /** @description Cash on delivery, wrapping. */
            total_fees: number;
            /** @description Coupons and points. */
            total_discount: number;
            /** @description Tax contained in total_payment. */
            total_tax: number;
            total_payment: number;
        };
        PaymentStore: {
            code: string;
            name: string;
        };
        PaymentMethod: {
            id: number;
            /** @enum {string} */
            code: "card" | "cvs" | "cod" | "bank_transfer";
            name: string;
            description: string;
            /** @description When one pays (L-02 ③). */
            timing_text: string;
            /** @description Key for settings/payment-service. */
            service_code: string | null;
            fee: number;
            is_available: boolean;
            /** @description Why it is closed for this cart. */
            reason: string | null;
            /** @description Convenience-store chains. */
            stores: components["schemas"]["PaymentStore"][];
        };
        LeadtimeSummary: {
            packing_key: string;
            shipping_key: string;
            /** Format: date */
            earliest_date: string | null;
            /**
             * Format: date
             * @description Day it leaves for the earliest date.
             */
            ship_date: string | null;
            /** @description Why no date can be given. */
            reason: string | null;
        };
        QuoteLine: {
            line_key: string;
            unit_price: number;
            quantity: number;
            amount: number;
            tax_rate_percent: number;
        };
        QuoteParcel: {
            packing_key: string;
            shipping_key: string;
            zone: components["schemas"]["Zone"];
            /** @description Size class in cm (60, 80, 100, 120). */
            size: number;
            weight_g: number;
            carriage: number;
            cool_fee: number;
            island_fee: number;
            total: number;
            is_free_carriage: boolean;
        };
        QuoteFee: {
            /** @enum {string} */
            code: "carriage" | "cool" | "island" | "cod" | "wrapping" | "noshi" | "payment";
            name: string;
            amount: number;
            tax_rate_percent: number;
            shipping_key: string | null;
            packing_key: string | null;
        };
        /** @description Why this destination costs what it costs (C-03, C-04). */
        QuoteDestination: {
            shipping_key: string;
            /** @description Goods to this destination. */
            subtotal: number;
            carriage_total: number;
            free_carriage_threshold: number | null;
            /** @description Yen still missing; 0 when reached. */
            free_carriage_remaining: number | null;
            is_free_carriage: boolean;
            /** @description True while the address is unknown; then carriage is that of 東京都. */
            is_estimated: boolean;
            /** @description What mixing zones adds. */
            extra_parcel_fee: number;
            extra_parcel_reason: string | null;
        };
        PerRate: {
            tax_rate_percent: number;
            /** @description Tax-included amount after discounts (L-27). */
            taxable_incl: number;
            /** @description Rounded once per rate (L-24). */
            tax: number;
        };
        QuoteTotals: {
            goods: number;
            carriage: number;
            fees: number;
            discount_coupons: number;
            discount_points: number;
            tax: number;
            payment: number;
        };
        /** @description A difference from what the shopper last saw (C-06). */
        QuoteChange: {
            /** @enum {string} */
            kind: "price" | "quantity" | "stock" | "suspended" | "tax_rate" | "carriage" | "fee" | "delivery_date" | "coupon";
            line_key: string | null;
            product_key: string | null;
            product_name: string | null;
            before: string | null;
            after: string | null;
            message: string;
        };
        /** @description Something that keeps the cart from being decided. */
        QuoteProblem: {
            code: string;
            message: string;
            /**
             * @description The step where it is mended.
             * @enum {string}
             */
            step: "cart" | "shipping" | "delivery" | "payment";
            line_key: string | null;
            shipping_key: string | null;
            packing_key: string | null;
        };
        Quote: {
            /** @description Sent with the decision. */
            hash: string;
            is_estimated: boolean;
            lines: components["schemas"]["QuoteLine"][];
            parcels: components["schemas"]["QuoteParcel"][];
            fees: components["schemas"]["QuoteFee"][];
            destinations: components["schemas"]["QuoteDestination"][];
            per_rate: components["schemas"]["PerRate"][];
            totals: components["schemas"]["QuoteTotals"];
            changes: components["schemas"]["QuoteChange"][];
            problems: components["schemas"]["QuoteProblem"][];
        };
        Cart: {
            token: string;
            /** @description Rises with every change; sent back in If-Match. */
            version: number;
            /** Format: date-time */
            expires_at: string;
            is_member: boolean;
            /**
             * @description open may be edited; paying is locked by a payment that has begun; decided has become an order.
             * @enum {string}
             */
            state: "open" | "paying" | "decided";
            /** @description The payment that failed, until transaction/error/delete. */
            transaction_error: components["schemas"]["CartTransactionError"] | null;
            detail: {
                products: components["schemas"]["CartLine"][];
                /** @description At least one as soon as there is a line; its address is null until it is entered. */
                shippings: components["schemas"]["CartShipping"][];
                coupons: components["schemas"]["CartCoupon"][];
                order: components["schemas"]["CartOrder"];
            };
            paymethods: components["schemas"]["PaymentMethod"][];
            leadtimes: components["schemas"]["LeadtimeSummary"][];
            quote: components["schemas"]["Quote"];
        };
        CartTokenOnly: {
            token: string;
        };
        /**
         * @description 409 of a cart call. `cart.version_conflict`: If-Match was stale. `cart.quote_changed`: the quote shown is no longer
         *     the quote of the cart. `cart.payment_in_progress`: the cart is locked by a payment that has begun.
         *     `cart.already_decided`: the cart has become an order. The current cart comes along.
         */
        CartConflict: {
            code: string;
            message: string;
            cart: components["schemas"]["Cart"];
        };
        /** @description ご注文者 of a guest (a member's comes from the account unless given). */
        OrdererInput: {
            last_name: string;
            first_name: string;
            last_name_kana?: string | null;
            first_name_kana?: string | null;
            company_name?: string | null;
            email: string;
            postal_code: string;
            prefecture: string;
            city: string;
            address1: string;
            address2?: string | null;
            phone_number: string;
            cell_phone_number?: string | null;
        };
        /** @description What is absent stays; null removes. */
        CartOrderModify: {
            token: string;
            orderer?: components["schemas"]["OrdererInput"];
            payment_id?: number | null;
            note?: string | null;
            receipt_addressee?: string | null;
            receipt_note?: string | null;
        };
        CartOtherModify: {
            token: string;
            other: {
                [key: string]: string;
            };
        };
        CartCouponInput: {
            token: string;
            code: string;
        };
        CartPointInput: {
            token: string;
            points: number;
        };
        CartProductsAdd: {
            token: string;
            products: {
                /** @description Product key. */
                key: string;
                quantity: number;
                options?: {
                    [key: string]: string;
                };
            }[];
        };
        CartProductsModify: {
            token: string;
            products: {
                /** @description Line key. */
                key: string;
                /** @description 0 deletes the line. */
                quantity: number;
            }[];
        };
        /** @description Rows of the matrix line × destination. The sum of a row becomes the quantity of its line. */
        CartProductsDivide: {
            token: string;
            products: {
                /** @description Line key. */
                key: string;
                shippings: {
                    /** @description Shipping key. */
                    key: string;
                    quantity: number;
                }[];
            }[];
        };
        /** @description By line keys or by product ids; exactly one of the two. */
        CartProductsDelete: {
            token: string;
            keys?: string[];
            ids?: number[];
        };
        /**
         * @description A member's address by id, or an address. While the only destination has no address yet, it takes this one; the
         *     same address entered twice is one destination.
         */
        CartShippingAdd: {
            token: string;
            user_address_id?: number;
            address?: components["schemas"]["AddressInput"];
        };
        /** @description What is absent stays; null removes. */
        CartShippingModify: {
            token: string;
            /** @description Shipping key. */
            key: string;
            /**
             * @description Removes the destination; its pieces go to the first that remains.
             * @default false
             */
            is_delete?: boolean;
            user_address_id?: number;
            address?: components["schemas"]["AddressInput"];
            sender?: components["schemas"]["AddressInput"] | null;
            noshi?: components["schemas"]["Noshi"] | null;
            wrapping_code?: string | null;
            message?: string | null;
        };
        /** @description All pieces go to one destination. */
        CartShippingsReset: {
            token: string;
            /**
             * @description Takes the address of the remaining destination away too.
             * @default false
             */
            is_removing_address?: boolean;
        };
        PackedProductInput: {
            line_key: string;
            quantity: number;
        };
        /** @description Splits pieces of one destination off into a parcel of their own. */
        CartPackingAdd: {
            token: string;
            shipping_key: string;
            products: components["schemas"]["PackedProductInput"][];
        };
        /** @description Dates and slots of one or several parcels. What is absent stays; null means no wish. */
        CartPackingModify: {
            token: string;
            packings: {
                key: string;
                /** Format: date */
                delivery_date?: string | null;
                delivery_time?: string | null;
                /** @description Pieces moved into this parcel from others of its destination. */
                products?: components["schemas"]["PackedProductInput"][];
            }[];
        };
        Decision: {
            /** @description Made when the confirmation screen was shown. */
            idempotency_key: string;
            /** @description The hash that was shown. */
            quote_hash: string;
            /** @description One-time token of the card fields. */
            payment_token?: string | null;
            /** @description Chosen convenience store. */
            store_code?: string | null;
            /**
             * @description Where an outside step sends the browser back to.
             * @default /cart/complete/
             */
            return_path?: string;
        };
        /** @enum {string} */
        OrderStatus: "awaiting_payment" | "accepted" | "preparing" | "shipped" | "delivered" | "abandoned" | "cancel_requested" | "cancelled";
        /** @enum {string} */
        PaymentStatus: "none" | "pending" | "authorised" | "paid" | "failed" | "expired" | "voided" | "refunded";
        /** @description How to pay outside the shop. */
        PaymentInstructions: {
            /** @enum {string} */
            kind: "cvs" | "bank_transfer" | "cod";
            store_code: string | null;
            store_name: string | null;
            number: string | null;
            /** Format: date-time */
            expires_at: string | null;
            lines: {
                label: string;
                value: string;
            }[];
        };
        /** @description Exactly one of the two is not null. */
        PaymentNext: {
            /** @description Send the browser there. */
            url: string | null;
            instructions: components["schemas"]["PaymentInstructions"] | null;
        };
        DecisionResult: {
            /** @description Public id of the order. */
            id: string;
            order_no: string;
            /** @description The payment method, for payment/{payment_id}/check. */
            payment_id: number;
            payment_code: string;
            order_status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description Null when nothing is left to do. */
            next: components["schemas"]["PaymentNext"] | null;
        };
        PaymentFailure: {
            code: string;
            message: string;
        };
        PaymentCheck: {
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description wait: ask again; resume: the outside step is still open, go to next.url; complete: show the order;
             *     retry: nothing was charged, clear transaction/error and choose again.
             * @enum {string}
             */
            next_action: "wait" | "resume" | "complete" | "retry";
            order_id: string | null;
            order_no: string | null;
            order_status: components["schemas"]["OrderStatus"] | null;
            next: components["schemas"]["PaymentNext"] | null;
            failure: components["schemas"]["PaymentFailure"] | null;
        };
        /** @description A line as it was bought. */
        OrderLine: {
            key: string;
            product_key: string;
            name: string;
            name_original: string;
            lang: string;
            brand_name: string;
            category_name: string;
            unit_label: string;
            unit_price: number;
            quantity: number;
            amount: number;
            tax_rate_percent: number;
            tax_class: components["schemas"]["TaxClass"];
            zone: components["schemas"]["Zone"];
            storage_text: string;
            allergens_text: string;
            illustration: string;
        };
        OrderPacking: {
            key: string;
            zone: components["schemas"]["Zone"];
            carrier: components["schemas"]["Carrier"];
            /**
             * Format: date
             * @description The wish; null: 指定なし(最短).
             */
            delivery_date: string | null;
            delivery_time: string | null;
            delivery_time_name: string | null;
            /** Format: date */
            planned_date: string;
            /** Format: date */
            ship_date: string;
            tracking_no: string | null;
            products: components["schemas"]["PackedProduct"][];
        };
        OrderShipping: {
            key: string;
            address: components["schemas"]["AddressSnapshot"];
            sender: components["schemas"]["AddressSnapshot"] | null;
            noshi: components["schemas"]["Noshi"] | null;
            wrapping: components["schemas"]["Wrapping"] | null;
            message: string | null;
            carriage_total: number;
            packings: components["schemas"]["OrderPacking"][];
        };
        /** @description One of the six items that were shown before the button (L-02, L-05). */
        OrderTerm: {
            /** @enum {string} */
            code: "quantity" | "price" | "payment" | "delivery" | "period" | "cancel";
            title: string;
            lines: string[];
        };
        Order: {
            id: string;
            order_no: string;
            cart_id: string | null;
            /** Format: date-time */
            ordered_at: string;
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_code: string;
            payment_name: string;
            payment_timing_text: string;
            payment_instructions: components["schemas"]["PaymentInstructions"] | null;
            orderer: components["schemas"]["Orderer"];
            lines: components["schemas"]["OrderLine"][];
            shippings: components["schemas"]["OrderShipping"][];
            fees: components["schemas"]["QuoteFee"][];
            per_rate: components["schemas"]["PerRate"][];
            coupons: components["schemas"]["CartCoupon"][];
            points_used: number;
            totals: components["schemas"]["QuoteTotals"];
            note: string | null;
            receipt_addressee: string | null;
            receipt_note: string | null;
            terms: components["schemas"]["OrderTerm"][];
            can_cancel: boolean;
            /** Format: date-time */
            cancel_until: string | null;
            /** @description When not empty, a warning to show. */
            cancel_only_ecd_key: string | null;
            cancel_reason: string | null;
            user_order_total_payment: number;
        };
        LeadtimeDate: {
            /** Format: date */
            date: string;
            is_open: boolean;
            /** @description Why it is closed (休業日, 最短日前 …), D-04. */
            reason: string | null;
            /** Format: date */
            ship_date: string | null;
        };
        LeadtimeSlot: {
            /** @description Code of the carrier (D-06). */
            code: string;
            name: string;
            /** @description False when the area gets its first delivery later that day. */
            is_open_on_earliest: boolean;
        };
        /** @description Days (21 to 60 of them) and slots of one parcel. */
        Leadtime: {
            packing_key: string;
            shipping_key: string;
            carrier: components["schemas"]["Carrier"];
            /** Format: date */
            earliest_date: string | null;
            /** Format: date */
            ship_date: string | null;
            reason: string | null;
            /** @description A hold-up in the region (typhoon, snow), D-02. */
            notice: string | null;
            dates: components["schemas"]["LeadtimeDate"][];
            slots: components["schemas"]["LeadtimeSlot"][];
        };
        OrderPreviewLine: {
            key: string;
            name: string;
            quantity: number;
            illustration: string;
        };
        OrderSummary: {
            id: string;
            order_no: string;
            /** Format: date-time */
            ordered_at: string;
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            payment_name: string;
            user_order_total_payment: number;
            shipping_count: number;
            lines: components["schemas"]["OrderPreviewLine"][];
            cancel_only_ecd_key: string | null;
            cancel_reason: string | null;
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            header?: never;
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            header?: never;
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            header?: never;
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
                /** @description 1 only those shown now. */
                is_show?: 0 | 1;
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
                /** @description Category key. */
                category?: string;
                /** @description 1 takes the children of the category in. */
                is_include_children?: 0 | 1;
                /** @description Brand keys, any of them. */
                "brand[]"?: string[];
                /** @description Tag keys, all of them. */
                "tag[]"?: string[];
                /** @description Country codes, any of them. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
                /** @description Category key. */
                category?: string;
                /** @description 1 takes the children of the category in. */
                is_include_children?: 0 | 1;
                /** @description Brand keys, any of them. */
                "brand[]"?: string[];
                /** @description Tag keys, all of them. */
                "tag[]"?: string[];
                /** @description Country codes, any of them. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
            /** @description The shop is closed for maintenance. */
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
