// Written by `npm run cards` from the art beside it: do not edit.

export const aces: Readonly<Record<string, string>> = {
  "H": "!cm{w}LqI8f2QCQ2hYqIYQbfOfbz|!geWP}&!|!gm{_{NqI}@}3}@t}3{Rz|!dmK[q}1b}jIlC[q{n^{9Iz|woM[WYOYKYGYC|=~hm6YqGS?W|!ce}3UE{T|!ne}(QII|=!rmIIqM4^0UUEiz|!pmIMq68I{y[bI}#z|!cm=}NhfvMh0z",
  "D": "!co}FII|!go}>II|~do}6II|!dmI{_S^[=v^lbK:[W[4Mvbl4??b?24Sv2l4EW6:6bGv4l[Uz|!yopI}3|koL=G|koLfI|~hm)?qOEUI|~hmfIqCE=I|-hmCSqMSGU|poN8I|poN~I|~rm.QqQOYI"
};

export const courts: Readonly<Record<string, readonly [palette: string, picture: string]>> = {
  "HK": [
    "dpsfj",
    "!1m{>IqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|~gm~GWUW=m)YYUY=|!wm{n{jqk[}7IlfWq4f{_it{_.z|kmCWKQKAzm[QKQKAzmpIKQKAzm[AKQKAzm%UKQKAz|!2m{P}&qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mIAq@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!gm/{TF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|!2m_}}'qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cm63qIAS?lK=hQlKUqSKSSz|!gmE{dqIu^ut^'z|!umJSq]Q}#IlFSq8Q'Iz|!ce^N]?|woK?ZSJSH"
  ],
  "SK": [
    "cakfj",
    "!1m{>IqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|wm}1CKNOJDLKNDFDLKDDFOHzmI^KNOJDLKNDFDLKDDFOHz|!wm'{rqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mYfqQEYIGYA^CEA4z|!3mQ;qAF6NSJ[GQL[K?A6Dz|!gm/+F2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|!amx}>v{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ],
  "DK": [
    "oyhfj",
    "!1m{>IqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|!goN}1I?Y^I|!wm{y{gqk[}7IlfWq4f{_it{_.z|kmCWKQKAzm[QKQKAzmpIKQKAzm[AKQKAzm%UKQKAz|!2m{P}&qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!3m0bq@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!gm/{TF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|!2m_}}'qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cofG{u|!go^II|umI6MRREERRM@MMR@EERE@@MM@@EREE@RMz|!yoPI["
  ],
  "CK": [
    "elbqx",
    "!1m{>IqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|em}1?qSSI^??I4zmIbqSSI^??I4z|!wm'{wqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mIAq@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!gm/{TF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|!hmx}}'H{9qACE8A=G2G6W4YKW^OSGbMSEYlH}Xz|!lmX{JqYI[8:G6Yzm8Uq8I68WG[Yz|yeQMQ{D|~bmC[OQmOUCO|!2m4}_qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ],
  "HQ": [
    "dpgfj",
    "!1m{gIcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!2m{5};qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm2SG:QMM?PQN:NWPAMSQEGWq2A{nIz|roLb>|!2m}&}}-qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cm63qIAS?lK=hQlKUqSKSSz|!gmE{dqIu^ut^'z|!umJSq]Q}#IlFSq8Q'Iz|!ce^N]?|woK?ZSJSH"
  ],
  "SQ": [
    "cakfj",
    "!1m{gIcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!wm{ZGqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{gq{yI'}/OOUKE6H)XG_Az|!3mIIq}%Iu}/CO=KM6J)9G3Az|!gm2UG:QMM?PQN:NWPAMSQEGWq2A{nIz|roLb>|!am}4}Cv{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ],
  "DQ": [
    "oyhfj",
    "!1m{gIcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!wm{ZGqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m82qB)d)tdpqD:18t1Yz|!3oQFU|!3oQ}3I|goL{_U|goL}3I|!gm{g{yG:QMM?PQN:NWPAMSQEGWq2A{nIz|roLb>|!2m}&}}-qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cofG{u|!go^II|umI6MRREERRM@MMR@EERE@@MM@@EREE@RMz|!yoPI["
  ],
  "CQ": [
    "elkqx",
    "!1m{gIcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!2m{5};qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm2SG:QMM?PQN:NWPAMSQEGWq2A{nIz|roLb>|!hm}4}}-H{9qACE8A=G2G6W4YKW^OSGbMSEYlH}Xz|!lmX{JqYI[8:G6Yzm8Uq8I68WG[Yz|yeQMQ{D|~bmC[OQmOUCO|!2m4}_qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ],
  "HN": [
    "dphfjyhd",
    "!sm{wIqA{wY{VfU}/If^Y};z|-km}&{_v}3m{r0q}(W}TI|=!1m{P{yc!C{Zi{X}>hxqG0W{yz|=!smGIq{nC{jpfM}(=z|!5mX?vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{gq{yI'}/OOUKE6H)XG_Az|!3mIIq}%Iu}/CO=KM6J)9G3Az|!1m)[q=4[.}+A}/[IO?Q.={ZIz|!2m}5?qY#x?:I.[z|!2mY}}%qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cm63qIAS?lK=hQlKUqSKSSz|!gmE{dqIu^ut^'z|!umJSq]Q}#IlFSq8Q'Iz|!ce^N]?|woK?ZSJSH|!7m{+_q~=};kUfU}+h'qM{w!{Zz|!6m'}HqQ8Q.:W0SAAI6li'Q8QWq}#Q}5}Dz|koLS{goK.f|-kmGNqQHUD|~8mb{n8}/m?2U[qx^}NU|!goM{B="
  ],
  "SN": [
    "carfjszr",
    "!sm{wIqA{wY{VfU}/If^Y};z|-km}&{_v}3m{r0q}(W}TI|=!1m{P{yc!C{Zi{X}>hxqG0W{yz|=!smGIq{nC{jpfM}(=z|!5mX?vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!2mP{RcA4!8{gQqYEuMz|!sm.}+v=qI)i(tirvUqC:.9t.Xz|~gmJCqP:g9tgX|!amk}-v{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!7m{3&q~=};kUfU}+h'qM{w!{Zz|!6m'}HqQ8Q.:W0SAAI6li'Q8QWq}#Q}5}Dz|koLS{goK.f|-kmGNqQHUD|~8mb{n8}/m?2U[qx^}NU|!goM{B="
  ],
  "DN": [
    "oybfjibo",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!5m>{Vvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!3mA}5qQEYIGYA^CEA4z|!3mQ;qAF6NSJ[GQL[K?A6Dz|!1m4#qG0^0t^fz|~gmIEq^C}&I|!1m{NSqf:}/=t}/Uq0O{gKt{gGz|!2m}X}wqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cofG{u|!go^II|umI6MRREERRM@MMR@EERE@@MM@@EREE@RMz|!yoPI[|!7m{5Qq~=};kUfU}+h'qM{w!{Zz|!6m'}HqQ8Q.:W0SAAI6li'Q8QWq}#Q}5}Dz|koLS{goK.f|-kmGNqQHUD|~8mb{n8}/m?2U[qx^}NU|!goM{B="
  ],
  "CN": [
    "elkqxqky",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!5m>{Vvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mHQqQEYIGYA^CEA4z|!3mQ;qAF6NSJ[GQL[K?A6Dz|!1mI{Wc!K!}/)}Dl?^hpq:8;{nN2d2tdbqJk;}+hpl?4cO4O{P){Nz|!hm}4}}?H{9qACE8A=G2G6W4YKW^OSGbMSEYlH}Xz|!lmX{JqYI[8:G6Yzm8Uq8I68WG[Yz|yeQMQ{D|~bmC[OQmOUCO|!2m4}_qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!7m{3&q~=};kUfU}+h'qM{w!{Zz|!6m'}HqQ8Q.:W0SAAI6li'Q8QWq}#Q}5}Dz|koLS{goK.f|-kmGNqQHUD|~8mb{n8}/m?2U[qx^}NU|!goM{B="
  ],
  "HJ": [
    "dpgfj",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!wm'{dqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!1m)Yq=4[.}+A}/[IO?Q.={ZIz|!2m}5?qY#x?:I.[z|!2mY}}%qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cm63qIAS?lK=hQlKUqSKSSz|!gmE{dqIu^ut^'z|!umJSq]Q}#IlFSq8Q'Iz|!ce^N]?|woK?ZSJSH"
  ],
  "SJ": [
    "cahfj",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!2m!{y};}1h^l{N{Vz|!2m'}1qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!2mf{gcA4!8{gQqYEuMz|!sm.}+v=qI)i(tirvUqC:.9t.Xz|~gmJCqP:g9tgX|!amk}-v{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ],
  "DJ": [
    "oyrfj",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!wm'{dqE?UAQC^GUE^KYGUQ=S'St'?z|-smUCKUmS:KYmW8GYmW:GU|!2m{;}7qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{gq{yI'}/OOUKE6H)XG_Az|!3mIIq}%Iu}/CO=KM6J)9G3Az|!1m4QqG0^0t^fz|~gmIEq^C}&I|!1m{NSqf:}/=t}/Uq0O{gKt{gGz|!2m}X}wqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cofG{u|!go^II|umI6MRREERRM@MMR@EERE@@MM@@EREE@RMz|!yoPI["
  ],
  "CJ": [
    "elkqx",
    "!1m{nIO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!2m!{y};}1h^l{N{Vz|!2m'}1qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!1mP{Rc!K!}/)}Dl?^hpq:8;{nN2d2tdbqJk;}+hpl?4cO4O{P){Nz|!hm}4}}?H{9qACE8A=G2G6W4YKW^OSGbMSEYlH}Xz|!lmX{JqYI[8:G6Yzm8Uq8I68WG[Yz|yeQMQ{D|~bmC[OQmOUCO|!2m4}_qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV"
  ]
};

export const cudgel = "!hmDIG{-qDAG4G4R0TMRfLUG^lG}jK}jqNQK^K^@f>E@0F=K4z|~ymN{5v}}}#|yeMLI{{{@I}}}}4";

export const fool: readonly [palette: string, picture: string] = [
  "vgofj",
  "ym{9{{:h}}pv}}Wh{{)z|!1m}+}}WO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!2mI{dv}>h}+lC{n:6z|!1m0Ihfv}>h{nlO{nz|!2m{n}>qQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!rm8{gAY^C^W^:^OA8q'A{RIz|=goMA[|!5mn.vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{gq{yI'}/OOUKE6H)XG_Az|!3mIIq}%Iu}/CO=KM6J)9G3Az|!1mIEq{i.{_}+^4kEG,f)z|!2mIIq}.0}3~4;,MK,0)z|!rm8KqM)f)EUQp8O'Iz|!goN!}+}rC{n{L|#bm}3}}Iv{B|!roRIA|!2m4}dqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!cmQ{'q602EIU^SzmKIqW0YEKU:SzmEOq:OAYQIS:zmOIqUOQYAI?:z|~kmFAv^"
];

export const garland = "=~em}LIqO{Z.{J.={r{X|=!lm}F}}'qQ=M'=UEuzmC)q:S,KS8kGzm:2qU:fE=U0Mzm08qWAU.8Q=izm=4q:O2CW?bOz|=!roO}+}-oN.6|=yoKi[.6|!roS{w{Z|!yoMII";

export const ribbon = "!rm,?qkC}7Iv^q,O{ZIz|~gmKOqiC}3Im{_QqiO}3I";

export const rosette = "!roPI>SQEU=IE=|!goPSL";

export const signs: Readonly<Record<string, string>> = {
  "H": "!cm8iqIAS?lK=hQlKUqSKSSz|!gmE{dqIu^ut^'z|!umJSq]Q}#IlFSq8Q'Iz|!ce^N]?|woK?ZSJSH",
  "S": "!cmAUv)lQ=QUvpz|-wmQ%vu|!gm4Kh}&vOh{wz|!umYOhQvOhAz|!goMMQ",
  "D": "!cofII|!go^II|umI6MRREERRM@MMR@EERE@@MM@@EREE@RMz|!yoPI[",
  "C": "!hmCiqG6J,BCE:H?R=SKRULQEWLSJkCL=Iz|!lmT,qVKX==G9Uzm>Sq=K:=UGWUz|yeMLO("
};

export const sword = "!1mB};v{{SlP0Pfv}}?z|-nmP{{Kv}}E|!gm0EqQQfOtfClKQq?Q.Ot.Cz|!nm^WhQvbhAz|~gmIOhQmAQhQ|!goOEV";

export const star = "!gm{J{{=NVhVl?QLV>B>PL;?AhVz";

export const trumps: readonly (readonly [palette: string, picture: string])[] = [
  [
    "rwbfj",
    "ym{9{{:h}}pv}}Wh{{)z|!1m}+}}WO{nW6h}/lW[O}+z|=!2m[{Tq{fI{Z}>hxqI4S!z|=-km{r}>qK,[{n|goL}1IIYIY|!2m0!h}/lM}/h{Zz|#bm}T}&v{J|!sm48h~lOQCUh!z|!2m{#}dqQ8k2lSYCOz|!4mk2qU:k=QKMQQKMQOMIQ=Q.Mz|-kmuE?KmWO=K|!5mN{Zvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mYfqQEYIGYA^CEA4z|!3mQ;qAF6NSJ[GQL[K?A6Dz|!1m4#qG0^0t^fz|~gmIEq^C}&I|!1m{NSqf:}/=t}/Uq0O{gKt{gGz|!2m}X}wqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!hm{{EPh}}pv^h{{)z|-bmISh}}p|!dm{{28v,qSEbIvWqYIbWz|!bmGIh}-vNh{jz|~ymM2qQE[I|!geSM}XiUE|!wm{ZAhYvWh8z|koLQP"
  ],
  [
    "cwgfj",
    "am{9{{:h}}pv}}Wh{{)z|!ymf}}Wv{BqI{J}H{Jt}H}Hv}Pz|!1m4IqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|!5m}%{yvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!wmP{Rc!K!}/)}Dl?^hpq:8;{nN2d2tdbqJk;}+hpl?4cO4O{P){Nz|!wm0uG6qM2i)bQiplG[q0A{gIz|gmIIHAqgA}1IlHQq0A{gIzmG6qiA}3IlGAq0A{gIzmQ8q[C~IlECq:C,Iz|~gm[:vCmEKhQ|!dm{R}}%h}}2v}+h{{bz|=!wm}>Mqi=}7Iv}&h{Zz|=-zmSOqYC~Im!SqYC~Im!SqYC~I|=!4mMSqE8Q4WMUfh6z"
  ],
  [
    "rygfj",
    "pm{9{{:h}}pv}}Wh{{)z|!1m}&}}WcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!5m#=vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm/UF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|#gm}'}gv{5mI6v:mBOhW|!goTB[|~dm>Ihb|!2m(}})qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!gm{{K+h}7vkqEi,x0A,%z|!kmkOOQYEqG^=blEUCQCAE=q?G=2lYMz"
  ],
  [
    "nrsfj",
    "im{9{{:h}}pv}}Wh{{)z|!1mM}}WqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|!wmb'qk[}7IlfWq4f{_it{_.z|kmCWKQKAzm[QKQKAzmpIKQKAzm[AKQKAzm%UKQKAz|!am}6=v{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!5m{I{kvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mIAq@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!gm/{TF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|!4m{W}}'qM0=,h4q=QAkz|!gob4{j|~rm2Ih}+m2Ivb|#gmI{jv2m?Sh^"
  ],
  [
    "dysfj",
    "ym{9{{:h}}pv}}Wh{{)z|=+gm}X};}X4v}&zmII};{Vh'z|!1m{>}jqO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|~dm}#Chfm==v~|#gm};Mv{{Om:Uhkm'[h~m{w[h}+|!2m{r}rqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!5m{I{kvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m70q@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!wm0{VG6qM2i)bQiplG[q0A{gIz|gmIIHAqgA}1IlHQq0A{gIzmG6qiA}3IlGAq0A{gIzmQ8q[C~IlECq:C,Iz|~gm[:vCmEKhQ|!2m{n}}SqE8A4h0qCMA^z|!4mA4v0lK4qECAIlGYv,qECAIvklEMqAMCYlMSz"
  ],
  [
    "apgfj",
    "pm{9{{:h}}pv}}Wh{{)z|=!1m}y}ycU{R}/{9}H{Bv}}.q/G{N,z|=-km}@{Rq0Y{w}3m}+0q4U!~m~Eq8Q,^|!4m{#~qG{Zu{ThuqxOu}>z|koKu'uI|!dm{R4}P}3hYl{>{Vz|!5m}!4vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!rm.^h}3vWh{_z|!rm}1OfAEUMUz|!4mExq}-I}7il=Uq=7!8z|%hmk{Pq}3}+M}}.|-kmE{{i,}@u}7|#bm{g{Zh}D|!smIAYQ8Qz|!4oREU{jG|!rm{D?q(54'UC^QQ:^ATV4uz"
  ],
  [
    "rsgfjwtd",
    "am{9{{:h}}pv}}Wh{{)z|wekQ}}:ke^S^CefQ{{b}#|!sm^}jqA{wY{VfU}/If^Y};z|-km}&{_v}3m{r0q}(W}TI|=!1m{P{yc!C{Zi{X}>hxqG0W{yz|=!smGIq{nC{jpfM}(=z|!5mX?vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm/UF2qQAWKK:W8UKWYO?WGlFbq/A{dIz|!rmV4qUOfIG==:?K=Wz|!goNU6|woL5p]E]M|#gm}'}gv{(|!rmIIfQ0Sz|!2m4}}.qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!rm{&Pq}+8}XIv^h{9z|~gmIMq}+8}XI|ym{nFKNhNlELJNEFELJDEFhNz|!bm0{pq^Sf}>h:z|!6mY}>qI%6{_v6l=Sq0O{jxESMXtWDlWCqUOObz|koL{n{woK,^|~8mUMO2k8m,iqi^}/Y|!bm}#{dq4S0}>hWz|!7m8}>qI%[{_v6lUSqfO}-xMSEXt:Dl:Cq=OCbz|koL}+{woKk^|~8m=MC2,8mkiq.^{gY"
  ],
  [
    "egbfj",
    "im{9{{:h}}pv}}Wh{{)z|!1m}&}}WcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!amnQv{9lP6P[v}Xz|-nmP{5v}]|!gm4CqQP^Ot^ClKOq?Q2Ot2Cz|!goO^}1|!2m4QqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|#gm{{f3v{Zm4Mh}&|-km{wICkmO,Qkmu,AkmQ,Qk|!gm{]IhYqGUAUtA=zm~Ih^qGU?Ut?=z|!2mS}HqE8A4h0qCMA^z|!4mA{rqICCCh=qCICOvYqIQQQhQqQIQAz|-kmHLh;mVOh;mVOh;|!5m}2{kvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!wm.bh}3v=h{_z|-smICh}3"
  ],
  [
    "hzsfj",
    "mm{9{{:h}}pv}}Wh{{)z|ym}7XJLhMlFLJLFGFKJFFFhMzm}/BJLhLlGKvKlGHGJvGlGGhLzm{9}3JLhLlGKvKlGHGJvGlGGhLz|+yo~}}:U|%bm{{i}Xv{{x|!1m0}}%qO{^};{Th}/q}5R};}>z|!2m}@{TA}>h}7lA{Tq4W{wIz|=-km{r}>qK4U%|!5m}%{yvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m70q@}-f}9w=f{XE[:]?E4I?H:5z|rm[gqOGUICN=Iz|-5mCTqMSUYmU8qES=Y|!1mI{5c!K!}/)}Dl?^hpq:8;{nN2d2tdbqJk;}+hpl?4cO4O{P){Nz|!gm}-}TE{gh~lE}/z|!ymMCG!hSv~zmUIv!hSlG~z|!dm0{rb2bbz|!2mK}jqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!2m{+jqE8A4h0qCMA^z|!4mA{rqICCCh=qCICOvYqIQQQhQqQIQAz|-kmHLh;mVOh;mVOh;"
  ],
  [
    "e",
    "ym{9{{:h}}pv}}Wh{{)z|!go}L}X}}W|!co}>II|%gmIIv{RmI}@{n{nm}+}+}+{nm{n}+h}>m{TIh{T|!go[}>I|!rm4{FqA'U!hYq^MU~z|!foY^{g|!gm8AE0USQ=QUU?Efz|koKSQUI|-rm?QhQ|!goRp^|!foOCM{]I|!1m}RWqA^I}&lYUU8A'z|!foUUA|koKEIQI|!bm8EqI=U=tUUq=C0Iz|!vm{{xUqQ^I}&l8U=8Q'z|!foU=A|koKMIAI|!bmYEqI===t=UqUCfIz"
  ],
  [
    "caofj",
    "lm{9{{:h}}pv}}Wh{{)z|emI}}Wv{_q}/8}XMt}XAv}7z|!1m}&IcM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!5m#=vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!1m4OqG0^0t^fz|~gmIEq^C}&I|!1m{NSqf:}/=t}/Uq0O{gKt{gGz|!hm}]bqYAfMYMU^UYIkM^Auh{Rq=8E'A4Q,M4^8z|!gm0fqI=S?lOQqQGYIlOAqSGQUlObqEf=~h'q==:!z|koLSYkI|km2UhYlASz|-km=2qOEUKmYIqOCUGm4uvQm8KqQOYGQQYK|!2m{{[Uqf{w}3{nlQYq8Q,kz|!4m}3{nqY=kEUMMUt0Qz"
  ],
  [
    "rygfj",
    "am{9{{:h}}pv}}Wh{{)z|lmI}}Wv8q}X8}}pIvYz|=!bm}}O{{ChYv}}Oh8z|!bm{{CCh}}pvYh{{)z|!km}NiqG4S2SKQbz|!2mIEh[lU~h{yz|!2mAu}38=6:MMS)Qz|=!1m}(}&p6.4CSUS8Qz|!1m{g{yh}/lO~qCS)St)?z|~gmIUh}/|goL0SIS|!5m>[v0hbvfz|!4m=uqK{jd{n_Gd}+HW1Wt1:z|-kmR:qMEQI|-km^IqEEAI|-kmEEqKCGB|~rmCBhU|!3m)Yq?^MptkOqfIY!GW=[8E0K?E=4z"
  ],
  [
    "k",
    "vm{9{{:h}}pv}}Wh{{)z|!zmM}}WcI{Vf{{W}T{{?};f}T}d}T}}Sz|!km}+Ic8{wA{{[}&{{O}/U}7}j}&}}Cz|#wm}&{Vv};|~wm,{nqk8}7Im{XYqp8};Im{XYqk8}7I|!wm{X{9qL{xp!jFp~IU?[v[q4O{wIv6q?C?6z|koR[IfIm=SDShSz|-km=WvUmQ=vWmQ:vWmQ:vUm'@h}&|%bm}&}Iv{{O|!smOCq{P2{{~b}30}}!Ez|!wm6}nhfvQh0zmIShfvQh0zmIShfvQh0zmMQhYvYh8z"
  ],
  [
    "avgfj",
    "im{9{{:h}}pv}}Wh{{)z|=!wm}y}ycU{R}/{9}H{Bv}}.q/G{N,z|=-km}@{Rq0Y{w}3m}+0q4U!~m~Eq8Q,^|!1m{#~cM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|%cm^Eq'Y{>}7|-wm}T{Zq'Y{>}7|!5mn{Rvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm}+}-~4O^qKf6f8I4=z|~dmKO~4|!2m{r}VqM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz|-kmJLhVm;OhVm;OhV|!gm{{UHh~lEkh,z|~dmIQh~|!4oR!U|!roN}H{{x"
  ],
  [
    "ndkoh",
    "dm{9{{:h}}pv}}Wh{{)z|omI}}Wv0qU4YMU'^MY,^Mu!}+I^'kEU!fEU0fEvfz|=!nm}}%{ZqY{R}>{FCfI}+:I=^:I:^=E4Uz|!4m{F}7qG{Xu{Th}&qxMu}>z|~hmk,qUSfIUSfIm!^hf|=!4mQ{B^8:kz|!5m(Yvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3m78q?4M)tkCqfIY~G:=68M0G?M=^z|!3mYfqQEYIGYA^CEA4z|!3mQ;qAF6NSJ[GQL[K?A6Dz|=!ymQ{~q[CY%^^G}(z|#km}3}}'v{{b|#km64vYqIU[Ut[=v8m6Ivk|!4m4}})qM8Q4hfqOMQ^z|!4mQ{rqICOChUqOIOOvYqIQAQhAqAIAAz"
  ],
  [
    "",
    "zm{9{{:h}}pv}}Wh{{)z|se}&W}/fe~U}]A|!ym~:{gpUM!kfEAU}7{wz|!rm{{b}Fc8,Q!Q{Zq]Z^kP5^'cM^kk^};z|!omUIcA4Q0Q!qTVUbU=W2cOU[^S~z|!tm8}XM{9h}HlM}Xz|-bmM{Nh}Hm{Hfh}Lm{Dfh}Pm{_{Nv^mkIvfm'IvfmuIv^|!tm{V{>v4hYvShYv?hYlQYhuvUh{9z|!km~}+qI8Q8tQYvYh8z|!tm}7{wY=UY8Uzm{{iMYAMY:Oz|!cm}}6}/Y8SY:^z|!foROf|#fmS!U8m0u=="
  ],
  [
    "",
    "mm{9{{:h}}pv}}Wh{{)z|cmI}}Wv'qY=uItuIuIuIuIlYEv~z|~am^8qQAYItYIm}&IqQAYItYI|!ym!{{OQ}3u04~}/U{gQYu)4C}/C{g)^Y'{gA}/=4!ufz|gmIIv}LlQ0zm}&k{w}/^=zmk}/h{Nl^Qzm'}&!{wO^zm!kv{NlC^zm!,~{w4Qzm'{wh}Dl4=zmk{g}&}/A0z|-km}&,v}}Gm}D{Nh{{Sm}y{g{F}XmE{9}L}X|=#amUOq8S8x|=!om}/{VOUqGf2i8G:6lCES:z|=~ym,^f:|ym8{3KNOJDLKNDFDLKDDFOHzmUnKNhNlELJNEFELJDEFhNzm{{[MKNhNlELJNEFELJDEFhNzmU{yJLhMlFLJLFGFKJFFFhMzm}}.}/JLhMlFLJLFGFKJFFFhMzm{{CEJLhMlFLJLFGFKJFFFhMzm}}:}AJLhLlGKvKlGHGJvGlGGhLzm{#UJLhLlGKvKlGHGJvGlGGhLz"
  ],
  [
    "",
    "nm{9{{:h}}pv}}Wh{{)z|vmI}}Wv!q}D0}}pMvuz|+yo}5}d{-|!ym^{ga}1}1IKIY}Tq0M'=l=CS?qC0[{Zz|koL2}&|-kmCAqQEWImK}&hU|!sm{#}Lv{VhEv4hSvQhSvAhSvQhSvAhSv^hEv};z|!ymY,qI8N8tNYvUh?z|km}}IkqQ'={nlE6qOGQ=AI:Ol86COUbE[q=^=}&z|ym{+{{KJLhLlGKvKlGHGJvGlGGhLzm}XPJLhMlFLJLFGFKJFFFhMzmM}!JLhLlGKvKlGHGJvGlGGhLz"
  ],
  [
    "",
    "am{9{{:h}}pv}}Wh{{)z|!gm}XKSib8vkliC=fiS.SUf.Cvkl28?i?.2Yv,l.OU0.?i?=0iOv,lbYz|!yo~I}B|=koL=G|=~hmC?qOEUI|-hmOSqMSGU|=poN8I|~rmSQqQOYI|lm{1}Jv0q};8}yMt}DAvkz|~emfIv0mffv4m}T^v4mf^v0|!ooQ{{WAfO}TIfC|koL{{WIfO}TIfC"
  ],
  [
    "wrgfj",
    "cm{9{{:h}}pv}}Wh{{)z|=!ym}y}ycU{R}/{9}H{Bv}}.q/G{N,z|=-km}@{Rq0Y{w}3m}+0q4U!~m~Eq8Q,^|!1m{#~cM0E{_f{Th}/ckS^}#f}>z|=!2m^{Vq{_K{Z};hxqI0Y!z|4mUChulOOq?^2^t24z|~gmAOqUffftf0|!5m#=vfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gmO}-GO}3CffQ{V'fz|~hm}1=vU|!wm,Khkv}#h,z|rmTIhOvYhTvOh>vYhCv8h>vChTz|!4oS9K|!wo[{5}DkOoYkMkIo[kGkC|!foY{{b.|!3m8IqG4Y4tY^qA?8?t8Sz|koKSIUI|-rm?QqMKQI|!foY}}'E|!3m8IqG4Y4tY^qA?8?t8Sz|koKSIUI|-rm?QqMKQI"
  ],
  [
    "acgfj",
    "im{9{{:h}}pv}}Wh{{)z|!emY}}WqI{{A}H{{At}H}}Qz|!lmQIqI{{I}@{{It}@}}Iz|!ymSIqI{{Q}5{{Qt}5}}Az|=-em}}0,AAmQ0?EmK,hAmE,CO|!rm{]{nhfv[h0z|!4m'}}UqH{Zk{ThuqnOk}>z|!1mI8qM'^{nf}&}D}/vUh{9z|-kmU=qu^}Hk|!5m{b{Jvfhbv0z|!4m='qK}-d}+_Kd{nH:1:t1Wz|wmPXqOBUICM=Iz|wmuIqCB=IOMUIz|koL/H]I|-km-IqPBWI|-km^IqBB:I|~3m4@qOEUH|~3mbJqCE=H|-kmFWqKOGP|poN9J|poNpI|rm2OqPGWIBP:Iz|!3mP{jq#I,pAUGbCUK^UGS8tE)qWCb6z|!3mIIqyIkpQUKbOUG^=G?8tM)q:C26z|!gm8KG=SOQ?QSSCGUz|!bm}L{rhkv}(q4I,8l8EqM=Y:z|!gmIW8QWMz|koKOI|!oo[{{Q}}6|!gm=AqU?fIlC^h=z|koKPMSImAOhOlFMz|!qm}}9:E=UOhYlQCv}&h4q=A=,z|koKQOYI|peSOAY"
  ]
];
